// Written by tools/imagenes-del-manual.mjs together with the pictures: manual edits would be overwritten.

/** Width of each picture on a screen; the file has twice as many pixels. */
export const ANCHO_DE_IMAGEN = 360

/** `huella`: hash of the file's bytes, and part of its address. */
export const manualEnImagenes = {
  'credencial-abajo': { alto: 150, huella: 'zxxDJTz1' },
  'credencial-abierta': { alto: 390, huella: 'x-N4k9m7' },
  'editar-domicilio': { alto: 190, huella: 'E_wO1p3R' },
  farmacias: { alto: 240, huella: '9h26MwA0' },
  'leer-el-qr': { alto: 200, huella: 'M_JyzSkz' },
  'listo-para-salir': { alto: 180, huella: 'jzfkjtKc' },
  'nueva-solicitud': { alto: 190, huella: 'A6ouZtfU' },
  'olvide-mi-contrasenia': { alto: 210, huella: '92Pi041z' },
  pendiente: { alto: 240, huella: 'ibyabY_E' },
  'plan-ambulatorio': { alto: 220, huella: '-J-GeqR1' },
  'prestar-cuadros': { alto: 390, huella: 'OySZp2Al' },
  'prestar-desde-el-grupo': { alto: 190, huella: 'GMycXre9' },
  'prestar-es-igual': { alto: 210, huella: '7gdgf3Ys' },
  'prestar-mi-codigo': { alto: 440, huella: 'ETyakPZe' },
  'prestar-mostrar': { alto: 260, huella: 'bfxcSDTx' },
  salir: { alto: 260, huella: '5OHDkgjD' },
  'ver-receta': { alto: 260, huella: 'Mknw7MIg' },
}
