import type { FluentIcon } from '@fluentui/react-icons'

/** An entry of the drawer, from the manifest of its area. Without `nombre` it has the title of its route. */
export type FilaDelMenu = {
  href: string
  nombre?: string
  para?: 'capita' | 'sin-capita'
  pliegue?: string
  Icono: FluentIcon
}

/** An entry of the bar at the foot of a phone. */
export type EntradaDeBarra = {
  href: string
  titulo: string
  /** For a fold: the addresses of its entries. */
  adentro?: readonly string[]
  Icono: FluentIcon
}
