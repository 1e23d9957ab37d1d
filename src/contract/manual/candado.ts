import type { Capitulo } from './capitulo.ts'

export const candado: Capitulo = {
  id: 'candado',
  titulo: 'Poner un candado',
  palabras:
    'pin huella cara bloquear cerrar proteger privacidad datos médicos olvidé robo perdí celular',
  intro:
    'Con el candado, lo guardado en tu teléfono se abre solo con un PIN que elegís vos. Anda igual con señal y sin señal.',
  pasos: [
    'Abrí *Perfil* y tocá *Candado*. Escribí un PIN de seis números, dos veces, y tocá *Poner el candado*.',
    'En *Se cierra solo* elegí después de cuánto tiempo sin uso se cierra. Para cerrarlo enseguida tocá *Cerrar ahora*.',
    'Si tu teléfono puede, tocá *Usar huella o cara*: lo abrís también así, y el PIN sigue sirviendo.',
    'Cuando abrís la aplicación o recargás la página, poné el PIN y tocá *Abrir*, o tocá *Abrir con huella o cara*.',
    'Si no te acordás el PIN y usás huella o cara, abrilo así y elegí otro en *Cambiar el PIN*. Si no, tocá *Olvidé el PIN* e ingresá de nuevo con tu contraseña. Se borra lo guardado y vuelve con señal. Lo que falta enviar queda. Con diez PIN mal puestos seguidos pasa lo mismo.',
  ],
  notas: [
    'Cuida de quien agarra tu teléfono con el candado cerrado, y de quien copia lo guardado: no lee nombres, remedios, diagnósticos ni documentos.',
    'No cuida de un laboratorio, que puede probar todos los PIN, ni de quien agarra tu teléfono con el candado abierto. Si se abre también con huella o cara, lo abre quien puede desbloquear tu teléfono.',
    'Con el candado cerrado lo que hiciste se envía, lo nuevo llega, y los avisos no nombran a nadie. La credencial y el modo mostrador piden el PIN, salvo que en *Candado* elijas *Mostrarlos sin PIN*: ahí dice qué se vería.',
    'Si perdiste el teléfono, cerrá también su sesión desde otro: está en *Perfil*, *Dónde está abierta tu cuenta*.',
  ],
}
