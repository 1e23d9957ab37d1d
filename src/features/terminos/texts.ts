/** TERM-01 and TERM-02, and the list of data that this product stores on a phone. */
export const texts = {
  titulo: 'Términos y condiciones',
  version: 'Versión 1.0, vigente desde el 09/06/2022',
  privacidad: 'Privacidad',
  terminos: 'Términos',
  ver: 'Términos o privacidad',
  legales: 'Otros documentos',
  titulosDePrivacidad: (aparato: string) => `Tus datos en este ${aparato}`,
  ley: 'Aviso de privacidad · Ley 25.326',
  clausulas: [
    {
      titulo: '1. Registro',
      texto:
        'Para usar el portal hay que ser una persona afiliada y registrarse con datos verdaderos. El instituto puede rechazar o cancelar un registro a su criterio.',
    },
    {
      titulo: '2. Acceso',
      texto:
        'El acceso puede bloquearse ante actividad sospechosa, o cuando la persona deja de figurar en el padrón de afiliados.',
    },
    {
      titulo: '3. Contraseña',
      texto:
        'Es personal. No la compartas: quien la tiene puede ver los datos de salud de tu grupo familiar. Si creés que alguien la sabe, cambiala y cerrá las otras sesiones desde tu perfil.',
    },
    {
      titulo: '4. Credencial',
      texto:
        'La credencial electrónica identifica a la persona afiliada y se presenta junto con el DNI. Prestarla de otra forma que con el portal, donde queda a quién y hasta cuándo, es causa de bloqueo. Quien la recibe la presenta junto con su propio DNI, y vos respondés por el préstamo hasta que termina.',
    },
    {
      titulo: '5. Trámites',
      texto:
        'Lo que enviás por el portal vale como hecho por vos. Lo que hacés sin señal se envía cuando vuelve; si tu navegador no envía con la aplicación cerrada, cuando la abrís. Hasta entonces figura en Pendientes y lo podés descartar.',
    },
    {
      titulo: '6. Correo',
      texto:
        'Usamos tu correo para confirmar que sos vos, para recuperar tu contraseña y para avisarte de cambios en tu cuenta. Mantenelo al día.',
    },
    {
      titulo: '7. Disponibilidad',
      texto:
        'El portal puede no estar disponible por mantenimiento o por fallas. Lo que ya está guardado se sigue viendo. Para lo urgente, las delegaciones atienden siempre.',
    },
    {
      titulo: '8. Cambios',
      texto:
        'Si estos términos cambian, la versión nueva se publica acá con su fecha, y te pedimos que la aceptes.',
    },
  ],
  que: 'Qué guardamos',
  hasta: 'Hasta cuándo',
  guardado: [
    {
      que: 'Tus datos, los de tu grupo familiar con domicilios y contactos, y tus notificaciones',
      hasta: 'Hasta que salgas de tu cuenta',
    },
    {
      que: 'Los datos de las credenciales de tu grupo, para mostrarlas e imprimirlas sin señal',
      hasta: 'Hasta que salgas de tu cuenta',
    },
    {
      que: 'Una llave para firmar esas credenciales, que no puede salir de acá',
      hasta: 'Hasta que salgas de tu cuenta',
    },
    {
      que: 'A quién le prestaste credenciales desde acá, y hasta cuándo',
      hasta: 'Hasta que termine el préstamo o salgas de tu cuenta',
    },
    {
      que: 'Las credenciales y recetas que otra persona te prestó, y la llave para mostrarlas',
      hasta: 'Hasta que termine el préstamo o las borres, también si salís',
    },
    {
      que: 'Tu sesión, para que no tengas que ingresar cada vez',
      hasta: 'Hasta que salgas, o 30 días sin señal',
    },
    {
      que: 'Lo que hiciste y todavía no se envió',
      hasta: 'Hasta que se envíe o lo descartes, también si salís',
    },
    { que: 'La lista de lo que enviaste', hasta: '30 días; al salir, solo qué era y cuándo' },
    {
      que: 'Lo que escribiste en un formulario sin terminar',
      hasta: 'Hasta que lo termines; al crear tu cuenta, 30 minutos',
    },
    {
      que: 'Si pedís tu contraseña para volver del modo prestado, una marca que sirve para reconocerla',
      hasta: 'Hasta que dejes de pedirla o salgas de tu cuenta',
    },
    {
      que: 'Si prendés los avisos, la obra social guarda adónde enviarlos a este navegador',
      hasta: 'Hasta que los apagues o salgas de tu cuenta',
    },
    { que: 'Tu contraseña y tus respuestas', hasta: 'Nunca se guardan' },
  ],
  quien: 'Quién puede verlos',
  quienDetalle: (aparato: string) =>
    `Quien use este ${aparato} con tu cuenta abierta. No los compartimos con nadie y no hay publicidad ni seguimiento. Si la comprobación de que no sos un robot la hace Google, te lo decimos antes de llamarlo. No están cifrados aparte: los protege el bloqueo del ${aparato}. Los avisos pasan por el servicio de tu navegador, cerrados: no puede leerlos.`,
  compartido: (aparato: string) => `Si el ${aparato} es compartido`,
  compartidoDetalle:
    'Marcalo al ingresar: tu cuenta se cierra sola después de 30 minutos sin uso, y lo guardado se borra.',
  derechos: 'Tus derechos',
  derechosDetalle:
    'Los datos de salud son datos sensibles. Podés pedir gratis, en cualquier delegación, que te muestren, corrijan o borren los tuyos (artículos 14 a 16 de la ley). Si no te responden, podés reclamar en la Agencia de Acceso a la Información Pública, que es el órgano de control de la Ley 25.326.',
  borrar: 'Cómo borrar todo',
  borrarDetalle: (aparato: string) =>
    `Salir de tu cuenta borra tus datos y deja lo que no se envió. Para no dejar nada, por ejemplo antes de vender el ${aparato}, borrá todo.`,
  borrarTodo: (aparato: string) => `Borrar todo de este ${aparato}`,
  pregunta: (aparato: string) => `¿Borrar todo de este ${aparato}?`,
  seBorra: 'Se borra todo lo guardado y se cierra tu sesión. Tus datos en la obra social quedan.',
  sePierden: (cuantos: number) =>
    cuantos === 1
      ? 'Se pierde 1 cambio que no se envió:'
      : `Se pierden ${cuantos} cambios que no se enviaron:`,
  deOtros: (cuantos: number) =>
    cuantos === 1
      ? 'También se pierde 1 cambio sin enviar de otra persona.'
      : `También se pierden ${cuantos} cambios sin enviar de otras personas.`,
  sinPendientes: 'No hay cambios sin enviar.',
  segunda: '¿Seguro? No se puede deshacer.',
  seguir: 'Borrar todo',
  siBorrar: 'Sí, borrar todo',
  borrando: 'Borrando…',
  volver: 'Volver',
}
