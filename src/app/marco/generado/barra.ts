// Written by `npm run areas` from the manifests of the areas: change those.
import { Home24Regular } from '@fluentui/react-icons/svg/home'
import { Pill24Regular } from '@fluentui/react-icons/svg/pill'

import type { EntradaDeBarra } from '../fila.ts'

export const barra: readonly EntradaDeBarra[] = [
  { href: '/', titulo: 'Inicio', Icono: Home24Regular },
  { href: '/receta', titulo: 'Recetas', adentro: ['/receta', '/prescripcion'], Icono: Pill24Regular },
]
