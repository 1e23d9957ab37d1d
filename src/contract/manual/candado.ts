import type { Capitulo } from './capitulo.ts'

export const candado: Capitulo = {
  id: 'candado',
  titulo: 'Poner un candado',
  palabras:
    'pin huella cara bloquear cerrar proteger privacidad datos médicos olvidé robo perdí celular',
  intro:
    'Con el candado, lo guardado en tu teléfono se abre solo con tu huella o tu cara, si el teléfono puede, o con un PIN que elegís vos. Anda igual con señal y sin señal.',
  pasos: [
    'Abrí *Perfil* y tocá *Candado*. Si te pregunta con qué se abre, elegí *Huella o cara* o *Un PIN del candado*. El PIN son seis números: escribilo dos veces. Después tocá *Poner el candado*.',
    'En *Se cierra solo* elegí después de cuánto tiempo sin uso se cierra. Para cerrarlo enseguida tocá *Cerrar ahora*.',
    'Si elegiste un PIN y tu teléfono puede, tocá *Usar huella o cara*: lo abrís de las dos maneras. Con *Dejar solo huella o cara* el PIN deja de servir; con *Agregar un PIN* tenés los dos.',
    'Cuando abrís la aplicación o recargás la página, tocá *Abrir con huella o cara*, o poné el PIN y tocá *Abrir*.',
    'Si no te acordás el PIN y usás huella o cara, abrilo así y elegí otro en *Cambiar el PIN*. Si no, tocá *Olvidé el PIN* e ingresá de nuevo con tu contraseña. Se borra lo guardado y vuelve con señal. Lo que falta enviar queda. Con diez PIN mal puestos seguidos pasa lo mismo, y también con *No puedo abrirlo*, si se abría solo con huella o cara y la llave ya no está en el teléfono.',
  ],
  notas: [
    'Cuida de quien agarra tu teléfono con el candado cerrado, y de quien copia lo guardado: no lee nombres, remedios, diagnósticos ni documentos.',
    'No cuida de quien agarra tu teléfono con el candado abierto, ni de un laboratorio, que puede probar todos los PIN. Si se abre con huella o cara, lo abre quien puede desbloquear tu teléfono: si otros lo desbloquean, elegí un PIN.',
    'Con el candado cerrado lo que hiciste se envía, lo nuevo llega, y los avisos no nombran a nadie. La credencial y el modo mostrador se cierran también, salvo que en *Candado* elijas *Dejarlos afuera*: ahí dice qué se vería.',
    'Si perdiste el teléfono, cerrá también su sesión desde otro: está en *Perfil*, *Dónde está abierta tu cuenta*.',
  ],
}
