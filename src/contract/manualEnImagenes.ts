// Written by tools/imagenes-del-manual.mjs together with the pictures: manual edits would be overwritten.

/** Width of each picture on a screen; the file has twice as many pixels. */
export const ANCHO_DE_IMAGEN = 360

/** `huella`: hash of the file's bytes, and part of its address. */
export const manualEnImagenes = {
  'credencial-abajo': { alto: 150, huella: 'bM-4jwJK' },
  'credencial-abierta': { alto: 390, huella: '8BtDyG5K' },
  'editar-domicilio': { alto: 190, huella: 'E_wO1p3R' },
  farmacias: { alto: 240, huella: '9h26MwA0' },
  'leer-el-qr': { alto: 200, huella: 'I3G16wwi' },
  'listo-para-salir': { alto: 180, huella: 'v2YrMKSX' },
  'nueva-solicitud': { alto: 190, huella: 'UNkgu4z-' },
  'olvide-mi-contrasenia': { alto: 210, huella: 'r5F_t8EP' },
  pendiente: { alto: 240, huella: '0dT9HB-i' },
  'plan-ambulatorio': { alto: 220, huella: 'D5WeFudc' },
  salir: { alto: 260, huella: 'MkCIHptj' },
  'ver-receta': { alto: 260, huella: 'E58cwKy3' },
}
