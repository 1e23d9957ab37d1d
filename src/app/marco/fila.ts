import type { FluentIcon } from '@fluentui/react-icons'

/** An entry of the drawer as the manifest of its area says it; its title is that of its route, if it has no name of its own. */
export type FilaDelMenu = {
  href: string
  nombre?: string
  para?: 'capita' | 'sin-capita'
  pliegue?: string
  enLaBarra?: true
  Icono: FluentIcon
}
