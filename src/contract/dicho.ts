/** Numbers that people sign in with. */
export type Ingreso = 'ambos' | 'cuil' | 'numero'

/** Forms in which one insurer writes and reads values. */
export type Formas = {
  /** Form of the member number: N is a digit of it, O the order in the family, the rest is written as it stands. */
  afiliado: string
  /** Digits of the longest licence number. */
  matricula: number
  ingreso: Ingreso
  /** Minutes that the clock is ahead of UTC; then in turn the minute since 1970 of a change, and the minutes after it. */
  zona: readonly number[]
}

/** Texts of the insurer's own; without one the app shows its default, or nothing. */
type Textos = {
  /** False: no mark beside the name. */
  beta?: boolean | undefined
  canales?: string[] | undefined
  farmacia?: string | undefined
  telefonos?: { nombre: string; numero: string }[] | undefined
  legales?: { nombre: string; direccion: string }[] | undefined
}

/** Differences of this installation from the defaults, for pages and workers (docs/decisions/054). */
export type Dicho = {
  nombre?: string
  lema?: string
  idAplicacion?: number
  /** Version that the provider names as the current one, if it is not this build's number. */
  versionAnunciada?: string
  /** Address of the insurer's own mark. */
  logo?: string
  formas?: Partial<Formas>
  textos?: Textos
}

type Ambito = {
  document?: { querySelector: (selector: string) => { content?: string } | null }
  name?: string
}
const { document, name } = globalThis as Ambito

/** They stand in the document for a page, and in its name for a worker. Empty: the defaults. */
export const dicho =
  (document ? document.querySelector('meta[name=proveedor]')?.content : name) || '{}'

export const diferencias = JSON.parse(dicho) as Dicho
