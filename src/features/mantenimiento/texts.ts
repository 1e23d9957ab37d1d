import { producto } from '#contract/producto.ts'

export const texts = {
  titulo: 'Sitio en mantenimiento',
  detalle: 'Hay una versión nueva. Al actualizar no se pierde nada de lo guardado.',
  porDireccion:
    'Si hay una versión nueva, se carga al actualizar. No se pierde nada de lo guardado.',
  actualizar: 'Actualizar',
  actualizando: 'Actualizando…',
  credencial: '¿Necesitás la credencial ahora?',
  guardada: (aparato: string) => `Está guardada en este ${aparato}.`,
  mostrar: 'Mostrar la credencial guardada',
  sinEnviar: (cuantos: number) =>
    cuantos === 1 ? '1 cambio sin enviar:' : `${cuantos} cambios sin enviar:`,
  quedan: (cuantos: number) =>
    cuantos === 1
      ? 'queda guardado y se envía después de actualizar.'
      : 'quedan guardados y se envían después de actualizar.',
  ver: 'Ver',
  version: `Versión ${producto.version}`,
}
