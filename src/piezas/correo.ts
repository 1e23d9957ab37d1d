import { esCorreo } from '#contract/correo.ts'

import { conReglas } from './formulario/reglas.ts'
import { texts } from './texts.ts'

/** Rules of FORM-04 and FORM-05. */
export const reglasDelCorreo = conReglas<{ correo: string }>({
  correo: (correo) =>
    correo.trim() === '' ? texts.sinCorreo : esCorreo(correo.trim()) || texts.correoMal(correo),
})
