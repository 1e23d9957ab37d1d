/** A screen of an area, with the data that the product and its tests need before it is opened. */
export type Pantalla = {
  /** `/delegaciones`, or `/ver-afiliado/{idAfiliado}`: the screen gets `idAfiliado` as it is in the address. */
  path: string
  /** Title of its window. */
  titulo: string
  /** The screen's file in the area's folder. The file exports only the screen, under the same name. */
  archivo: string
  /** The screen needs more than its address: `src/app` renders it, in `pantallasDeAdentro.tsx` or `Afuera.tsx`. */
  armada?: true

  /** A longer address does not open it (SHELL-27). */
  exacta?: true
  /** Optional last part of an exact path, as in `/mostrador/{idAfiliado}`. */
  continua?: string
  /** Draws its own frame, and stays the same page while its address changes. */
  sola?: true
  /** Has no bars, with or without a session. */
  sinBarras?: true

  /** Reachable without a session (SHELL-23). */
  publica?: true
  /** Open before the e-mail is confirmed. Sign-in never returns to it. */
  sinConfirmar?: true
  /** Stays open during maintenance, so that unsent changes remain within reach. */
  enMantenimiento?: true
  /** Offered only to members who pay a cápita, or only to all others (SHELL-06, 07). */
  para?: 'capita' | 'sin-capita'
  /** Extension of the host without which the search does not offer it. */
  con?: string

  /** Name in the drawer and the search, if it is not the title. */
  nombre?: string
  menu?: EnElMenu
  /** Path of the drawer's entry that is marked as current on this screen (SHELL-05). */
  bajo?: string
  /** Data for the search, beside the name. `lugar`: its place among the screens found. */
  busca?: { detalle: string; palabras?: string; nombre?: string; lugar?: number }
  /** Position among the shortcuts of the installed portal's icon. */
  atajo?: number

  /**
   * When a phone stores its file (docs/decisions/012): 1 with the installation, 'pronto' first after it. All others
   * follow.
   */
  anillo?: 1 | 'pronto'
  /**
   * Names of the resources that its first frame shows (docs/decisions/063). The screen changes no copy of this phone, so
   * it is shown before the catalog is loaded.
   */
  copias?: readonly string[]

  /** Addresses that the tests open beside its path. Required for a path with a part in braces. */
  ejemplos?: readonly string[]
  /** Address that its path redirects to, for a signed-in person without further parameters. */
  lleva?: string
  imagenes?: readonly Imagen[]
}

type EnElMenu = {
  grupo: GrupoDelMenu
  /** Position in the group; the lowest number comes first. */
  lugar: number
  /** Name of an icon of Fluent's. */
  icono: `${string}24Regular`
  nombre?: string
  /** Entries with the same name form one fold, with the icon of the first. */
  pliegue?: string
  /** On a phone it is also in the bar at the foot. */
  enLaBarra?: true
}

/** A picture of the screen in docs/pantallas. */
type Imagen = {
  nombre: string
  /** Heading of the screen in the picture. */
  titulo: string | RegExp
  /** Address, if it is not the path of the screen. */
  path?: string
  /** A public screen, as a signed-in person sees it. */
  conSesion?: true
}

/** Parts of the drawer, and the menu under the avatar. */
export type GrupoDelMenu = 'inicio' | 'atencion' | 'afiliacion' | 'ayuda' | 'cuenta'

/** Manifest of an area: its screens by their names in the code (docs/decisions/042). */
export type Area = Readonly<Record<string, Pantalla>>
