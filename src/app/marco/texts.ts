import { delMarco } from '#model/primera/textos.ts'

import { texts as app } from '../texts.ts'

/** What the frame says, and what the menu leads to. */
export const texts = {
  ...delMarco,
  buscar: 'Buscar',
  buscarQue: 'Buscar pantallas, familia, recetas…',
  inicio: app.inicio,
  pendientes: 'Pendientes',
  credencial: app.credencial,
  atencion: 'Atención',
  ordenes: 'Órdenes',
  teleconsulta: 'Teleconsulta',
  recetas: app.recetas,
  recetasElectronicas: 'Recetas electrónicas',
  prescripciones: 'Prescripciones',
  autorizaciones: 'Autorizaciones',
  prestadores: 'Prestadores',
  miAfiliacion: 'Mi afiliación',
  grupoFamiliar: 'Grupo Familiar',
  capita: 'Cápita',
  derivaciones: 'Derivaciones',
  reintegros: 'Reintegros',
  aportes: 'Aportes',
  consumo: 'Consumo prestacional',
  delegaciones: 'Delegaciones',
  ayuda: 'Ayuda',
  comprobar: 'Comprobar una credencial',
  instalar: 'Instalar la aplicación',
  instalarEnIphone: 'Instalar en iPhone',
  instalada: 'Listo. Mi Cobertura queda con tus otras aplicaciones.',
  sinCredencial: (aparato: string) =>
    `Tu credencial no está en este ${aparato} todavía. Con señal se trae sola.`,
  version: (numero: string) => `Versión ${numero} · al día`,
  versionNueva: (numero: string) => `Versión ${numero} · hay una nueva.`,
  cedidaDetalle:
    'Se abrió en otra ventana. Para seguir en esta, actualizá. Si estabas escribiendo, fijate después que esté todo.',
}
