import { Violation } from '../intents.ts'
import { NOT_THERE } from '../providerEffects.ts'
import { seen } from '../seen.ts'
import type { Lista, OperacionDelModelo } from './operacion.ts'

export type Aviso = { idSolicitud: number; tipoNotificacion: string; numeroNotificacion: string }

export const DESCARTAR = '/v1/afiliados/deshabilitar-notificacion-pendiente'

export const claveDeAviso = ({ idSolicitud, tipoNotificacion }: Aviso) =>
  `${tipoNotificacion}/${idSolicitud}`

export const notificaciones: Lista<{ avisos: Aviso[]; dismissed: Set<string> }> = {
  key: 'notificaciones',
  path: '/v1/usuarios/afiliados/notificaciones-pendientes',
  start: (uid) => ({
    dismissed: new Set(),
    avisos: [1, 2, 3, 4, 5, 6].map((n) => ({
      idSolicitud: uid * 100 + n,
      tipoNotificacion: 'Autorizacion',
      numeroNotificacion: `p${uid}-aviso-${n}`,
    })),
  }),
  read: ({ avisos, dismissed }) => avisos.filter((aviso) => !dismissed.has(claveDeAviso(aviso))),
  checkCopy(books, uid, value) {
    const { avisos, dismissed } = books.of(uid, notificaciones)
    const shown = new Set((value as Aviso[]).map(claveDeAviso))
    const missing = avisos
      .map(claveDeAviso)
      .find((aviso) => !shown.has(aviso) && !dismissed.has(aviso))
    if (missing !== undefined)
      throw new Violation('I4 truth', `the copy lost ${missing}, which the provider still has`)
  },
}

/** A notification is taken off the list; a second dismissal is accepted too. */
export const descartarNotificacion: OperacionDelModelo<'notificacion.descartar'> = {
  type: 'notificacion.descartar',
  action: { name: 'dismiss a notification', weight: 3 },
  lista: notificaciones,
  path: '/deshabilitar',
  isRepeatable: true,
  value: ({ notificacion }: { notificacion: Aviso }) => claveDeAviso(notificacion),

  line(run, phone, random) {
    const aviso = random.pick((seen(run, phone, notificaciones.key) as Aviso[] | undefined) ?? [])
    if (!aviso) return undefined
    const { idSolicitud, tipoNotificacion, numeroNotificacion } = aviso
    const notificacion = { idSolicitud, tipoNotificacion, numeroNotificacion }
    return { payload: { notificacion }, value: claveDeAviso(aviso), about: idSolicitud, seen: 0 }
  },

  writes: {
    [DESCARTAR]: (books, { body, uid }) => {
      const value = claveDeAviso((body as { notificacion: Aviso }).notificacion)
      const { avisos, dismissed } = books.of(uid, notificaciones)
      if (!avisos.some((aviso) => claveDeAviso(aviso) === value)) return NOT_THERE
      dismissed.add(value)
      return { answer: {}, value }
    },
  },

  checkShown(_books, shown, { payload, state }) {
    const value = claveDeAviso((payload as { notificacion: Aviso }).notificacion)
    if ((shown as Aviso[]).some((aviso) => claveDeAviso(aviso) === value))
      throw new Violation('I8 own changes stay', `${value} was dismissed and is shown (${state})`)
  },

  onScreen: {
    weight: 5,
    watched: [
      { on: 'update of deshabilitada_at on notificaciones', column: 'numero_notificacion' },
    ],
    async line({ portal, random }) {
      await portal.openNotifications()
      const listed = await portal.enLaCampana(String.raw`\d+`).allInnerTexts()
      const value = random.pick(listed.flatMap((text) => /N° (\d+)/.exec(text)?.[1] ?? []))
      if (value === undefined) {
        await portal.campana().click()
        return undefined
      }
      return {
        value,
        press: () => portal.enLaCampana(value).click(),
        kept: () => portal.notificaciones().waitFor({ state: 'hidden' }),
      }
    },
  },
}
