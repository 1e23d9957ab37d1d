import { producto } from '#contract/producto.ts'

import * as deLaVista from './vista/texts.ts'

/** Texts of the frame. */
export const texts = {
  ...deLaVista,
  buscar: 'Buscar',
  buscarQue: 'Buscar pantallas, familia, recetas…',
  atencion: 'Atención',
  miAfiliacion: 'Mi afiliación',
  ayuda: 'Ayuda',
  instalar: 'Instalar la aplicación',
  instalarEnIphone: 'Instalar en iPhone',
  instalada: `Listo. ${producto.nombre} queda con tus otras aplicaciones.`,
  sinCredencial: (aparato: string) =>
    `Tu credencial no está en este ${aparato} todavía. Con señal se trae sola.`,
  version: (numero: string) => `Versión ${numero} · al día`,
  versionNueva: (numero: string) => `Versión ${numero} · hay una nueva.`,
  cedidaDetalle:
    'Se abrió en otra ventana. Para seguir en esta, actualizá. Si estabas escribiendo, fijate después que esté todo.',
}
