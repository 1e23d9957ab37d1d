import { escritas } from './generado/escritas.ts'

type Escrita = {
  /** Name of the screen in `pantallasDeAdentro.tsx` or `Afuera.tsx`. */
  pantalla: string
  path: string
  titulo: string
  // From the manifest of its area (src/piezas/area.ts).
  publica?: true
  exacta?: true
  sinBarras?: true
  sola?: true
  sinConfirmar?: true
  enMantenimiento?: true
  bajo?: string
  copias?: readonly string[]
}

type Fila = (typeof escritas)[number]

/** Names of all screens. */
export type Pantalla = Fila['pantalla']
export type PantallaDeAfuera = Extract<Fila, { sinBarras: true }>['pantalla']
export type PantallaDeAdentro = Exclude<Pantalla, PantallaDeAfuera>

export type Ruta = Escrita & { pantalla: Pantalla }

/** Addresses of the specification's two route tables, and of the portal's additions: the first match counts. */
export const rutas: readonly Ruta[] = escritas

/** True for screens without bars, with or without a session. */
export const esDeAfuera = (pantalla: Pantalla | undefined): pantalla is PantallaDeAfuera =>
  rutas.some((ruta) => ruta.pantalla === pantalla && ruta.sinBarras)

/** Shown at every address while another version is the current one (SHELL-14). */
export const MANTENIMIENTO = '/mantenimiento'

/** The public page for checking a card. */
export const COMPROBAR = '/validar-credencial'

/** Stands in an address for a part that was read and removed. */
export const LEIDO = '-'
