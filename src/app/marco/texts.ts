import { texts as app } from '../texts.ts'

/** What the frame says, and what the menu leads to; 'Capita' is written as the specification writes it. */
export const texts = {
  accesos: 'Accesos',
  inicio: app.inicio,
  pendientes: 'Pendientes',
  atencion: 'Atención',
  ordenes: 'Órdenes',
  teleconsulta: 'Teleconsulta',
  recetas: app.recetas,
  recetasElectronicas: 'Recetas electrónicas',
  prescripciones: 'Prescripciones',
  autorizaciones: 'Autorizaciones',
  prestadores: 'Prestadores',
  miAfiliacion: 'Mi afiliación',
  grupoFamiliar: 'Grupo familiar',
  capita: 'Capita',
  derivaciones: 'Derivaciones',
  reintegros: 'Reintegros',
  aportes: 'Aportes',
  consumo: 'Consumo prestacional',
  delegaciones: 'Delegaciones',
  ayuda: 'Ayuda',
  comprobar: 'Comprobar una credencial',
  sinEnviar: (cuantos: number) => `, ${cuantos} sin enviar`,
  sinSenal: 'Sin señal.',
  paraEnviar: (cuantos: number) =>
    cuantos === 1 ? '1 cambio para enviar.' : `${cuantos} cambios para enviar.`,
  vesLoGuardado: 'Ves lo guardado.',
  demorados: (cuantos: number) =>
    cuantos === 1
      ? '1 cambio no se pudo enviar todavía.'
      : `${cuantos} cambios no se pudieron enviar todavía.`,
  seguimosProbando: 'Seguimos probando.',
  enviando: 'Enviando tus cambios…',
  cautivo: 'Esta red pide iniciar sesión.',
  vencida: 'Tu sesión venció.',
  vencidaDetalle: 'Podés seguir viendo lo guardado; ingresá para enviar lo pendiente.',
  noSeAcepto: (cuantos: number) =>
    cuantos === 1 ? 'No se aceptó 1 cambio.' : `No se aceptaron ${cuantos} cambios.`,
  paraDecidir: (cuantos: number) =>
    cuantos === 1 ? 'Hay 1 cambio para decidir.' : `Hay ${cuantos} cambios para decidir.`,
  /** In the badge: where nothing leaves with the portal closed. */
  alAbrir: 'Se envía al abrir la aplicación.',
  conLaAplicacionAbierta: 'Se envía con la aplicación abierta.',
  noAbreSinSenal: 'No cierres la aplicación: en este navegador no abre sin señal.',
  noGuarda: 'Este navegador no deja guardar.',
  noGuardaDetalle:
    'Con señal ves tus datos. Para hacer cambios, abrí la aplicación en otro navegador o fuera del modo privado.',
  safariBorra: 'Safari puede borrar lo que no se envió.',
  safariBorraDetalle: 'Agregá la aplicación a la pantalla de inicio, o quedate hasta que se envíe.',
  sinLugar: (aparato: string) => `Queda poco lugar en el ${aparato}.`,
  nadaDeLugar: (aparato: string) => `No hay lugar en el ${aparato}.`,
  nadaDeLugarDetalle:
    'Ves lo guardado. Para guardar y enviar, borrá algo que no uses y volvé a abrir la aplicación.',
  sinLugarDetalle: 'Lo guardado sigue; lo nuevo se ve con señal.',
  ver: 'Ver',
  version: (numero: string) => `Versión ${numero} · al día`,
  versionNueva: (numero: string) => `Versión ${numero} · hay una nueva.`,
  cedidaDetalle:
    'Se abrió en otra ventana. Para seguir en esta, actualizá. Si estabas escribiendo, fijate después que esté todo.',
}
