import type { FluentIcon } from '@fluentui/react-icons'

/** An entry of the drawer, from the manifest of its area. Without `nombre`, its title is its route's. */
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
  /** Of a fold: all that is in it. */
  adentro?: readonly string[]
  Icono: FluentIcon
}
