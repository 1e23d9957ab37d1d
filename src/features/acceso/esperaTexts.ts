/** In a file of its own, so that the sign-in screen loads fewer texts. */
export const texts = {
  pasarEspera:
    '¿No fuiste vos? Otra persona pudo probar con tu número. Marcá esto y podés ingresar sin esperar.',
}
