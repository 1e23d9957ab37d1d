import { formatFecha } from '#formato/fechas.ts'
import { cuandoYHora, diaDe, horaDe } from '#formato/instantes.ts'
import { formatDocumento } from '#formato/numeros.ts'
import type { Comprobada } from '#local/pase/comprobada.ts'
import { aparato } from '#ui/esMovil.ts'

import { parteDeReceta } from './parteDeReceta.ts'
import { consultado, texts } from './texts.ts'

/** A shape of its own for each kind of verdict: colour is never the only sign. */
export type Figura =
  | 'tilde'
  | 'escudo'
  | 'reloj'
  | 'octogono'
  | 'tarjeta'
  | 'escudo-vacio'
  | 'reloj-atras'

export type Palabras = {
  figura: Figura
  titulo: string
  linea: string
  /** The line says when it was found out. */
  conHora?: true
  /** What it means, and what to do about it. */
  detalle: string[]
  /** What would be told with signal is not known yet. */
  otraVez?: string
}

/** How old a verdict is by now, and when that was, in words. */
export type Edad = { minutos: number; cuando?: string }

const RECIEN: Edad = { minutos: 0 }

const dia = (at: number) => formatFecha(diaDe(at))
const diaYMes = (at: number) => dia(at).slice(0, 5)

const roja = (linea: string, ...detalle: string[]): Palabras => ({
  figura: 'octogono',
  titulo: texts.noValida,
  linea,
  detalle,
})
const gris = (linea: string, ...detalle: string[]): Palabras => ({
  figura: 'escudo-vacio',
  titulo: texts.noSeComprobo,
  linea,
  detalle,
  otraVez: texts.probarDeNuevo,
})

const sinParte = () => gris(texts.sinParteLinea, texts.sinParteDetalle(aparato()))

/** Whether it serves as a card: only then all that it says of its person is told, and there is something to compare. */
export const sirve = (result: Comprobada): boolean =>
  result.state === 'receta'
    ? result.que === 'activa' || result.que === 'firmada'
    : result.state === 'vigente' || result.state === 'firma' || result.state === 'impresa'

/** Whom it names, where somebody answers for it. */
export function nombreDe(result: Comprobada): string | undefined {
  if (result.state === 'receta') return `${result.receta.nombre} ${result.receta.apellido}`.trim()
  return 'titular' in result ? result.titular.nombre : undefined
}

/** When the provider said so, where it is this phone that says it again. */
export const loDijo = ({ dicho }: { dicho?: number }) =>
  dicho === undefined ? '' : texts.loDijo(cuandoYHora(dicho, Math.max(dicho, Date.now())))

export const deAntes = ({ dicho }: { dicho?: number }, said: Palabras): Palabras =>
  dicho === undefined ? said : { ...said, conHora: true, otraVez: texts.comprobarConSenal }

/** Why the provider did not say so itself, and what it did say. */
const porQueNo = ({
  por,
  lista,
}: Pick<Extract<Comprobada, { state: 'impresa' }>, 'por' | 'lista'>) =>
  lista === undefined ? por && texts.sinConsultar[por] : texts.segunSuLista(horaDe(lista))

/** Which of what was checked it is: its kind, and the number that tells it from the next one. */
export function cualEs(result: Comprobada): string | undefined {
  if (result.state === 'receta') return texts.unaReceta(result.receta.numero)
  return 'titular' in result ? texts.unaCredencial(documentoDe(result.titular.cuil)) : undefined
}

/** The number of the document, which is the middle of its CUIL; undefined for a CUIL of another form. */
export function documentoDe(cuil: string): string | undefined {
  const [, numero] = /^\d\d-(\d{8})-\d$/.exec(cuil) ?? []
  return numero === undefined ? undefined : formatDocumento(Number(numero))
}

/** What of a good one is held against what. */
export const comparaDe = ({ state }: Comprobada) =>
  state === 'receta' ? texts.comparaReceta : texts.compara

/** The line under a verdict, with the hour of it. */
export const lineaDe = ({ linea, conHora }: Palabras, cuando: string) =>
  conHora ? linea : `${linea} ${texts.resultadoDe(cuando)}`

/** What a verdict says to whoever looks at the page so long after it was found. */
export function palabrasDe(result: Comprobada, edad = RECIEN): Palabras {
  switch (result.state) {
    case 'vigente':
      return {
        figura: 'tilde',
        titulo: texts.vigente,
        linea: `${consultado(edad)}.`,
        conHora: true,
        detalle: [],
      }
    case 'firma':
      return {
        figura: 'escudo',
        titulo: texts.firma,
        linea: texts.firmaLinea(porQueNo(result) ?? '', diaYMes(result.hasta)),
        detalle: [],
        otraVez: texts.comprobarConSenal,
      }
    case 'impresa':
      return {
        figura: 'tarjeta',
        titulo: texts.impresa,
        linea: texts.impresaLinea(porQueNo(result) ?? texts.vigenteAhora(edad), dia(result.hasta)),
        detalle: [],
        ...(result.por ? { otraVez: texts.comprobarConSenal } : { conHora: true }),
      }
    case 'vieja':
      return {
        figura: 'reloj',
        titulo: texts.vieja,
        linea: texts.viejaLinea(result.minutos),
        detalle: [texts.viejaDetalle],
      }
    case 'hora':
      return { ...roja(texts.horaLinea, texts.horaDetalle), titulo: texts.hora }
    case 'pase-vencido':
      return {
        figura: 'reloj',
        titulo: texts.paseVencido,
        linea: texts.paseVencidoLinea(dia(result.hasta)),
        detalle: [texts.paseVencidoDetalle],
      }
    case 'baja':
      return deAntes(
        result,
        roja(
          texts.bajaLinea(result.desde && formatFecha(result.desde), loDijo(result)),
          texts.bajaDetalle,
        ),
      )
    case 'anulado':
      return result.por
        ? {
            ...roja(texts.anuladoLinea(''), texts.anuladoSegunLista),
            otraVez: texts.comprobarConSenal,
          }
        : deAntes(result, roja(texts.anuladoLinea(loDijo(result)), texts.anuladoDetalle))
    case 'sin-registro':
      return roja(texts.sinRegistroLinea, texts.siSeRepite)
    case 'no-es':
      return roja(texts.noEsLinea, texts.noEsDetalle, texts.siSeRepite)
    case 'receta':
    case 'receta-cambiada':
    case 'receta-no-es':
      return parteDeReceta()?.palabras(result, edad) ?? sinParte()
    case 'receta-sin-parte':
      return sinParte()
    case 'sin-claves':
      return gris(
        texts.sinClavesLinea,
        result.desde === undefined
          ? texts.sinClavesDetalle(aparato())
          : texts.clavesViejas(aparato(), dia(result.desde)),
        texts.sinClavesQueHacer,
      )
    case 'clave-no-anunciada':
      return {
        ...roja(texts.noAnunciadaLinea, texts.noAnunciadaDetalle),
        titulo: texts.noAnunciada,
        otraVez: texts.probarDeNuevo,
      }
    case 'no-se-ofrece':
      return gris(texts.noSeOfreceLinea, texts.noSeOfreceDetalle)
    case 'sin-medios':
      return gris(texts.sinMediosLinea, texts.sinMediosDetalle)
    case 'token-no-es':
      return roja(texts.tokenLinea, texts.tokenNoEs + texts.tokenNoEsDetalle, texts.siSeRepite)
    case 'token-rechazado':
      return {
        figura: 'reloj',
        titulo: texts.tokenRechazado,
        linea: texts.tokenLinea,
        detalle: [texts.tokenRechazadoDetalle, texts.siSeRepite],
      }
    case 'token-sin-senal':
      return {
        ...gris(texts.tokenLinea, texts.tokenSinSenalDetalle, texts.tokenSinSenalQueHacer),
        titulo: texts.tokenSinSenal,
      }
    case 'token-falla':
      return gris(texts.tokenLinea, texts.tokenFalla)
  }
}
