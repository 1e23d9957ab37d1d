/** A screen of an area, and all that the product and its tests have to know of it before it is opened. */
export type Pantalla = {
  /** `/delegaciones`, or `/ver-afiliado/{idAfiliado}`: the screen is handed `idAfiliado` as the address says it. */
  path: string
  /** What its window is called. */
  titulo: string
  /** Its file in the folder of the area: it exports the screen alone, under that name. */
  archivo: string
  /** It needs more than its address: `src/app` draws it, in `armadas.tsx` or `Afuera.tsx`. */
  armada?: true

  /** An address that continues this one does not open it (SHELL-27). */
  exacta?: true
  /** The part that may continue an exact path, as in `/mostrador/{idAfiliado}`. */
  continua?: string
  /** Draws its own frame, and stays the same page while its address changes. */
  sola?: true
  /** Has no bars, with a session and without. */
  sinBarras?: true

  /** Reachable without a session (SHELL-23). */
  publica?: true
  /** Open before the e-mail is confirmed; never an address to come back to. */
  sinConfirmar?: true
  /** Stays open during maintenance: unsent changes are looked after there. */
  enMantenimiento?: true
  /** Offered to members who pay a capita alone, or to all others alone (SHELL-06, 07). */
  para?: 'capita' | 'sin-capita'

  /** What drawer and search call it, if that is not its title. */
  nombre?: string
  menu?: EnElMenu
  /** The path of the entry of the drawer that stays the current one here (SHELL-05). */
  bajo?: string
  /** How the search finds it, beside its name; `lugar`: its place among the screens that were found. */
  busca?: { detalle: string; palabras?: string; nombre?: string; lugar?: number }
  /** Its place among the ways in of the installed portal's icon. */
  atajo?: number

  /**
   * When a phone keeps its file (docs/decisions/012): 1 with the installation, 'pronto' first of all that comes after it. All
   * others come behind those.
   */
  anillo?: 1 | 'pronto'

  /** Addresses that the tests open beside its path; of a path with a part in braces there is at least one. */
  ejemplos?: readonly string[]
  /** Where its path leads a signed-in person who names nothing there. */
  lleva?: string
  imagenes?: readonly Imagen[]
}

type EnElMenu = {
  grupo: GrupoDelMenu
  /** Its place in the group: the lowest number comes first. */
  lugar: number
  /** One of Fluent's, by its name. */
  icono: `${string}24Regular`
  nombre?: string
  /** Entries of one fold have one name here, and the icon of the first. */
  pliegue?: string
  /** On a phone it is in the bar below, too. */
  enLaBarra?: true
}

/** A picture of it in docs/pantallas. */
type Imagen = {
  nombre: string
  /** The heading that is there then. */
  titulo: string | RegExp
  /** Its address, if that is not the path of the screen. */
  path?: string
  /** Of a public screen: as a signed-in person sees it. */
  conSesion?: true
}

/** The parts of the drawer, and the menu under the avatar. */
export type GrupoDelMenu = 'inicio' | 'atencion' | 'afiliacion' | 'ayuda' | 'cuenta'

/** The manifest of an area: its screens, each by its name in the code (docs/decisions/042). */
export type Area = Readonly<Record<string, Pantalla>>
