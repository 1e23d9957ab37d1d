export const texts = {
  perfil: 'Perfil',
  titulo: (que: 'correo' | 'celular') => `Confirmá tu ${que}`,
  verificando: 'Comprobando el contacto…',
  mandamosA: 'Mandamos un código a',
  confirmado: 'El contacto quedó confirmado.',
  yaConfirmado: 'Ese contacto ya estaba confirmado.',
  noSePudo: 'No se pudo comprobar el contacto',
  probarDeNuevo: 'Probar de nuevo',
  sinContacto: 'Volvé a abrirlo desde tu perfil',
  sinContactoDetalle:
    'El código anterior ya no sirve. Ahí, en «Confirmar este correo», pedís otro.',
  irAlPerfil: 'Ir a Perfil',
}
