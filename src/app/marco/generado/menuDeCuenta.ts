// Written by `npm run areas` from the manifests of the areas: change those.
import { DocumentText24Regular } from '@fluentui/react-icons/svg/document-text'
import { LockClosed24Regular } from '@fluentui/react-icons/svg/lock-closed'
import { Person24Regular } from '@fluentui/react-icons/svg/person'
import { SignOut24Regular } from '@fluentui/react-icons/svg/sign-out'

import type { FilaDelMenu } from '../fila.ts'

export const cuenta: readonly FilaDelMenu[] = [
  { href: '/perfil', Icono: Person24Regular },
  { href: '/cambiar-pin', Icono: LockClosed24Regular },
  { href: '/terminos-condiciones', Icono: DocumentText24Regular },
  { href: '/signout', Icono: SignOut24Regular },
]
