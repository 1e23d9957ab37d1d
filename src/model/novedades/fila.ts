import { type Infer, array, boolean, is, object, string } from 'superstruct'

/** Sentence of one notice: 'Resonancia de rodilla: aprobada.', 'Vale hasta el 12/12.', 'Norma'. */
export type Novedad = Infer<typeof Novedad>
const Novedad = object({
  /** Key of the notification. */
  clave: string(),
  /** True for a request: home shows prescriptions among its reminders. */
  deSolicitud: boolean(),
  dicho: string(),
  /** Empty if there is nothing more to say. */
  sigue: string(),
  quien: string(),
})

const Novedades = array(Novedad)

/** The row in the shape of this version; empty for any other shape. */
export const readNovedades = (value: unknown): Novedad[] => (is(value, Novedades) ? value : [])
