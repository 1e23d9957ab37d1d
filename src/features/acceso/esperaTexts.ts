/** Apart from the sign-in's own: those are needed before anything else. */
export const texts = {
  pasarEspera:
    '¿No fuiste vos? Otra persona pudo probar con tu número. Marcá esto y podés ingresar sin esperar.',
}
