import { Call24Regular } from '@fluentui/react-icons/svg/call'
import { Mail24Regular } from '@fluentui/react-icons/svg/mail'
import { Phone24Regular } from '@fluentui/react-icons/svg/phone'
import type { ReactNode } from 'react'

import { TIPOS_DE_CONTACTO } from '#contract/formatoDeContacto.ts'

import { texts } from './texts.ts'

type Tipo = { icono: ReactNode; nombre: string }

const OTRO: Tipo = { icono: <Call24Regular />, nombre: texts.otroContacto }

const POR_TIPO = new Map<number, Tipo>([
  [TIPOS_DE_CONTACTO.celular, { icono: <Phone24Regular />, nombre: texts.celular }],
  [TIPOS_DE_CONTACTO.telefono, { icono: <Call24Regular />, nombre: texts.telefono }],
  [TIPOS_DE_CONTACTO.email, { icono: <Mail24Regular />, nombre: texts.correo }],
])

/** Icon and name of a contact type. */
export const tipoDe = (tipo: number): Tipo => POR_TIPO.get(tipo) ?? OTRO

/** The three types, in the order of the choice. */
export const TIPOS = [...POR_TIPO.entries()]
