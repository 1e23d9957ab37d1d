/** In a file of its own: home shows them without the rest of the lock. */
export const texts = {
  titulo: '¿Le ponés un candado?',
  detalle: (aparato: string) =>
    `Con un candado, quien agarre tu ${aparato} no ve los datos de tu familia. Anda igual sin señal.`,
  poner: 'Poner el candado',
  ahoraNo: 'Ahora no',
  enElPerfil: 'Lo podés poner cuando quieras: está en Perfil, Candado.',
}
