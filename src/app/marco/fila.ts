import type { FluentIcon } from '@fluentui/react-icons'

/** An entry of the drawer, from the manifest of its area. Without `nombre`, its title is its route's. */
export type FilaDelMenu = {
  href: string
  nombre?: string
  para?: 'capita' | 'sin-capita'
  pliegue?: string
  enLaBarra?: true
  Icono: FluentIcon
}
