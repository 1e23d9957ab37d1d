import { NUMERACION } from '#contract/numeracion.ts'

import { lineasDeDomicilio } from './domicilio.ts'
import { type CambioDeDomicilio, type Domicilio, dichos, domicilioDe } from './guardarDomicilio.ts'
import { type Campo, type Junta, type Lado, elegido, porCampos } from './juntar.ts'

type Lugar = Omit<Domicilio, 'itemsDomicilioPersonaFisica'>
type Valor = { lugar: Lugar } | { item: string }

const LUGAR = 'lugar'
/** Shown for a street that is still a question. */
const SIN_CALLE = { idCalle: 0, descripcion: '…' }
const NIVELES = ['provincia', 'departamento', 'localidad', 'calle'] as const

const mapaDe = (de: Domicilio | null): Map<string, Valor> =>
  new Map<string, Valor>(
    de
      ? [
          [LUGAR, { lugar: de }],
          ...dichos(de.itemsDomicilioPersonaFisica).map(
            ({ codigoTipoNumeracion, valor }): [string, Valor] => [
              String(codigoTipoNumeracion),
              { item: valor },
            ],
          ),
        ]
      : [],
  )

const esIgual = (uno: Valor, otro: Valor) =>
  'lugar' in uno && 'lugar' in otro
    ? uno.lugar.calle.idCalle === otro.lugar.calle.idCalle
    : 'item' in uno && 'item' in otro && uno.item === otro.item

/** An address changed by both sides. A level includes the lower ones: the place is one question. */
export function juntarDomicilio(cambio: CambioDeDomicilio, hay: unknown): Junta<CambioDeDomicilio> {
  const suyo = domicilioDe(hay)
  const campos = porCampos<Valor>(
    { antes: mapaDe(cambio.antes), mio: mapaDe(cambio.despues), suyo: mapaDe(suyo) },
    esIgual,
  )
  const niveles = NIVELES.slice(
    Math.max(
      0,
      NIVELES.findIndex((nivel) => suyo?.[nivel].descripcion !== cambio.despues[nivel].descripcion),
    ),
  )
  const domicilioCon = (elegidas: Record<string, Lado>): Domicilio => {
    const valores = [...campos].map(
      ([clave, campo]) => [clave, elegido(campo, elegidas[clave])] as const,
    )
    const lugar = valores.find(([clave]) => clave === LUGAR)?.[1]
    const { provincia, departamento, localidad, calle } =
      lugar && 'lugar' in lugar ? lugar.lugar : cambio.despues
    const itemsDomicilioPersonaFisica = dichos(
      valores.flatMap(([clave, valor]) =>
        valor && 'item' in valor
          ? [{ codigoTipoNumeracion: Number(clave), valor: valor.item }]
          : [],
      ),
    )
    return { provincia, departamento, localidad, calle, itemsDomicilioPersonaFisica }
  }
  const enPalabras = (valor: Valor | undefined) => {
    if (!valor) return 'Sin este dato'
    if ('item' in valor) return valor.item
    return niveles
      .toReversed()
      .map((nivel) => valor.lugar[nivel].descripcion)
      .join(', ')
  }
  const titulo = (clave: string) => (clave === LUGAR ? tituloDe(niveles) : nombreDe(clave))
  return {
    preguntas: choques(campos).map(([clave, { mio, suyo: otro }]) => ({
      clave,
      titulo: titulo(clave),
      mio: enPalabras(mio),
      suyo: enPalabras(otro),
    })),
    unidos: [...campos].flatMap(([clave, campo]) =>
      campo.state === 'junto' && campo.cambio
        ? [{ clave, titulo: titulo(clave), valor: enPalabras(campo.valor), quien: campo.quien }]
        : [],
    ),
    con: (elegidas) => ({ ...cambio, despues: domicilioCon(elegidas) }),
    asi: (elegidas) => {
      const faltan = choques(campos).flatMap(([clave]) =>
        elegidas[clave] === undefined ? [clave] : [],
      )
      const sinElegir = niveles.map((nivel) => [nivel, nivel === 'calle' ? SIN_CALLE : null])
      const { itemsDomicilioPersonaFisica: items, ...donde } = domicilioCon(elegidas)
      return [
        ...lineasDeDomicilio({
          ...donde,
          ...(faltan.includes(LUGAR) && Object.fromEntries(sinElegir)),
          itemsDomicilioPersonaFisica: items.filter(
            ({ codigoTipoNumeracion }) => !faltan.includes(String(codigoTipoNumeracion)),
          ),
        }),
        ...faltan.map((clave) => `${titulo(clave)} ?`),
      ]
    },
  }
}

const choques = (campos: Map<string, Campo<Valor>>) =>
  [...campos].filter(([, { state }]) => state === 'choque')

const enMayuscula = (texto: string) => texto.charAt(0).toUpperCase() + texto.slice(1)

function tituloDe(niveles: readonly string[]): string {
  const todos = enMayuscula(niveles.slice(0, -1).join(', '))
  return todos === '' ? 'Calle' : `${todos} y calle`
}

function nombreDe(codigo: string): string {
  const [nombre = 'dato'] =
    Object.entries(NUMERACION).find(([, uno]) => uno === Number(codigo)) ?? []
  return nombre === 'numero' ? 'Número' : enMayuscula(nombre)
}
