import { escritas } from './generado/escritas.ts'

type Escrita = {
  /** What `pantallasDeAdentro.tsx` or `Afuera.tsx` draws there. */
  pantalla: string
  path: string
  titulo: string
  // As the manifest of its area says it (src/piezas/area.ts).
  publica?: true
  exacta?: true
  sinBarras?: true
  sola?: true
  sinConfirmar?: true
  enMantenimiento?: true
  bajo?: string
}

type Fila = (typeof escritas)[number]

/** Every screen there is, by its name. */
export type Pantalla = Fila['pantalla']
export type PantallaDeAfuera = Extract<Fila, { sinBarras: true }>['pantalla']
export type PantallaDeAdentro = Exclude<Pantalla, PantallaDeAfuera>

export type Ruta = Escrita & { pantalla: Pantalla }

/** Every address of both route tables, and ours: the first that fits is taken. */
export const rutas: readonly Ruta[] = escritas

/** Screens that have no bars, with a session and without. */
export const esDeAfuera = (pantalla: Pantalla | undefined): pantalla is PantallaDeAfuera =>
  rutas.some((ruta) => ruta.pantalla === pantalla && ruta.sinBarras)

/** What shows at every address while another version is the current one (SHELL-14). */
export const MANTENIMIENTO = '/mantenimiento'

/** Where anybody checks a card, signed in or not. */
export const COMPROBAR = '/validar-credencial'

/** What stands in an address in the place of what was read from it. */
export const LEIDO = '-'
