import { esDeAntes } from '#formato/edad.ts'
import { cuandoYHora, esViejo } from '#formato/instantes.ts'
import { type Arbol, type Rama, rama } from '#model/mostrador/arbol.ts'
import { FAMILIA_FRESCA, iniciales } from '#model/personas.ts'

import { deLaBarra } from './barra.ts'
import type { Datos } from './datos.ts'
import { CAMPANA, CASA, MENU, PASTILLA, QR, RELOJ, SIN_SENAL, VUELTA } from './dibujos.ts'
import { type Franja, loMasUrgente } from './loMasUrgente.ts'
import { actualizado, buscarNovedades, delMarco } from './texts.ts'

/** A Fluent icon; without a path an empty box of its size. */
export function icono(d = '', lado = 24): Rama {
  const medida = String(lado)
  return rama(
    'svg',
    {
      'aria-hidden': 'true',
      width: medida,
      height: medida,
      viewBox: `0 0 ${medida} ${medida}`,
      fill: 'currentColor',
    },
    rama('path', { d }),
  )
}

/** Button that needs the portal: disabled, so that no press is silently lost. */
export const SIN_PORTAL = { type: 'button', disabled: '' }

/** As the portal's Avatar. */
export function avatar(quien: string, clase: string): Rama {
  return rama('span', { class: `avatar ${clase}`, 'aria-hidden': 'true' }, quien)
}

/** Age of the data, if it is shown: as the portal's EdadViva. */
export function edad({ savedAt, ahora, situacion: { senal } }: Datos): Rama {
  const seDice = senal !== 'con-senal' || esDeAntes({ savedAt, ahora, freshFor: FAMILIA_FRESCA })
  return rama(
    'p',
    { class: seDice && esViejo(savedAt, ahora) ? 'edad vieja' : 'edad' },
    rama(
      'button',
      SIN_PORTAL,
      seDice ? icono(RELOJ, 20) : undefined,
      rama('span', {}, seDice ? actualizado(cuandoYHora(savedAt, ahora)) : buscarNovedades),
      icono(VUELTA, 20),
    ),
    rama('output'),
  )
}

/** Frame of a signed-in page around its content: as drawn by app/marco. */
export function marco(datos: Datos, contenido: Arbol[]): Rama {
  return rama(
    'div',
    { class: 'marco' },
    rama('a', { class: 'salto', href: '#contenido' }, delMarco.alContenido),
    // A link to the visible menu of this width.
    rama('a', { class: 'salto solo-chica', href: '#accesos' }, deLaBarra.saltarMenu),
    rama('a', { class: 'salto solo-mediana', href: '#menu' }, deLaBarra.saltarMenu),
    barra(datos),
    rama('output', { class: 'lugar-de-franja' }, franja(datos)),
    rama(
      'div',
      { class: 'cuerpo' },
      // The portal fills it; on a phone it is closed.
      rama('nav', { class: 'cajon', id: 'menu', 'aria-label': deLaBarra.menu, tabindex: '-1' }),
      rama(
        'main',
        { class: 'pagina', id: 'contenido', tabindex: '-1' },
        rama('div', { class: 'columna' }, ...contenido),
      ),
    ),
    pie(datos),
  )
}

/** Mark and name of the portal, which stand in the document already (sw/primera.ts). */
export const MARCA = { class: 'marca', href: '/' }

function barra({ yo, notificaciones }: Datos): Rama {
  return rama(
    'header',
    { class: 'barra' },
    rama('a', MARCA),
    rama(
      'button',
      { ...SIN_PORTAL, class: 'timbre', 'aria-label': deLaBarra.notificaciones(notificaciones) },
      icono(CAMPANA),
      notificaciones > 0
        ? rama('span', { class: 'globo', 'aria-hidden': 'true' }, String(notificaciones))
        : undefined,
    ),
    rama(
      'button',
      { ...SIN_PORTAL, 'aria-label': deLaBarra.miCuenta },
      avatar(yo ? iniciales(yo) : '', 'chico'),
    ),
  )
}

function franja({ situacion, aparato }: Datos): Rama | undefined {
  const dicha = loMasUrgente(situacion, aparato)
  if (!dicha) return undefined
  const { tono, fuerte, resto = '' } = dicha
  return rama(
    'span',
    { class: `franja ${tono}` },
    icono(dicha.icono === 'sinSenal' ? SIN_SENAL : undefined),
    rama('span', {}, rama('b', {}, fuerte), ` ${resto}`),
    salidaDe(dicha),
  )
}

function salidaDe({ lleva }: Franja): Rama | undefined {
  if (lleva === 'pendientes') return rama('a', { href: '/pendientes' }, delMarco.ver)
  return lleva && rama('a', { href: '/signin' }, deLaBarra.ingresar)
}

function pie({ aca, pendientes, seEnviaCerrada }: Datos): Rama {
  const enlace = (href: string, d: string, texto: string) =>
    rama(
      'a',
      { href, ...(href === aca && { 'aria-current': 'page' }) },
      rama('span', {}, icono(d)),
      rama('span', {}, texto),
    )
  return rama(
    'nav',
    { class: 'pie', 'aria-label': delMarco.accesos, id: 'accesos', tabindex: '-1' },
    enlace('/', CASA, deLaBarra.inicio),
    // A link to the counter until the portal runs, which opens the card over the page.
    enlace('/mostrador', QR, deLaBarra.credencial),
    enlace('/receta', PASTILLA, deLaBarra.recetas),
    rama(
      'button',
      { ...SIN_PORTAL, 'aria-haspopup': 'dialog' },
      rama('span', {}, icono(MENU), globo(pendientes, seEnviaCerrada)),
      rama('span', {}, deLaBarra.menu),
    ),
  )
}

function globo(pendientes: number, seEnviaCerrada: boolean): Rama | undefined {
  if (pendientes === 0) return undefined
  const { sinEnviar, alAbrir } = delMarco
  return rama(
    'span',
    { class: 'globo' },
    rama('span', { 'aria-hidden': 'true' }, String(pendientes)),
    rama(
      'span',
      { class: 'oculto' },
      sinEnviar(pendientes),
      seEnviaCerrada ? undefined : `: ${alAbrir}`,
    ),
  )
}
