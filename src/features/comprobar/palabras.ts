import { formatFecha } from '#formato/fechas.ts'
import { diaDe, horaDe } from '#formato/instantes.ts'
import { formatDocumento } from '#formato/numeros.ts'
import type { Comprobada } from '#local/pase/comprobada.ts'
import type { Titular } from '#local/pase/titular.ts'
import { aparato } from '#ui/esMovil.ts'

import { type Palabras, deAntes, loDijo } from './palabrasDeVeredicto.ts'
import { type Edad, consultado, texts } from './texts.ts'
import { segundaParte } from './traerSegundaParte.ts'

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

/** True for a valid card or prescription. Only then are all of its person's data shown for comparison. */
export const sirve = (result: Comprobada): boolean =>
  result.state === 'receta'
    ? result.que === 'activa' || result.que === 'firmada'
    : result.state === 'vigente' || result.state === 'firma' || result.state === 'impresa'

/** Name of the holder, if the signature or the provider vouches for it. */
export function nombreDe(result: Comprobada): string | undefined {
  if (result.state === 'receta') return `${result.receta.nombre} ${result.receta.apellido}`.trim()
  return 'titular' in result ? result.titular.nombre : undefined
}

/** The reason why the provider was not asked, or the time of its list that was used instead. */
const porQueNo = ({
  por,
  lista,
}: Pick<Extract<Comprobada, { state: 'impresa' }>, 'por' | 'lista'>) =>
  lista === undefined ? por && texts.sinConsultar[por] : texts.segunSuLista(horaDe(lista))

/** Kind and number of the checked code, so that two checks can be told apart. */
export function cualEs(result: Comprobada): string | undefined {
  if (result.state === 'receta') return texts.unaReceta(result.receta.numero)
  return 'titular' in result ? texts.unaCredencial(documentoDe(result.titular.cuil)) : undefined
}

/** Number of the identity document, the middle part of a CUIL; undefined for a CUIL of another form. */
export function documentoDe(cuil: string): string | undefined {
  const [, numero] = /^\d\d-(\d{8})-\d$/.exec(cuil) ?? []
  return numero === undefined ? undefined : formatDocumento(Number(numero))
}

/** Person who shows a lent pass, if it is one. */
export const presentaDe = (result: Comprobada | undefined) =>
  result && 'titular' in result ? result.presenta : undefined

/** Advice: the data to compare, and the document to compare them with; a lent pass has its own. */
export const comparaDe = (result: Comprobada) =>
  result.state === 'receta' ? texts.comparaReceta : presentaDe(result) ? undefined : texts.compara

/** The line under a verdict, with its time. */
export const lineaDe = ({ linea, conHora }: Palabras, cuando: string) =>
  conHora ? linea : `${linea} ${texts.resultadoDe(cuando)}`

/** Title, line and advice of a verdict. Some of the words depend on its age. */
export function palabrasDe(result: Comprobada, edad = RECIEN): Palabras {
  if ('titular' in result) return deUnPase(result, edad)
  switch (result.state) {
    case 'no-es':
      return roja(texts.noEsLinea, texts.noEsDetalle, texts.siSeRepite)
    case 'ajeno':
      return { figura: 'escudo-vacio', titulo: texts.ajeno, linea: texts.ajenoLinea, detalle: [] }
    case 'numero':
      return {
        figura: 'escudo-vacio',
        titulo: texts.soloNumero,
        linea: texts.soloNumeroLinea,
        detalle: [],
      }
    case 'receta':
    case 'receta-cambiada':
    case 'receta-no-es':
      return segundaParte()?.palabras(result, edad) ?? sinParte()
    case 'sin-parte':
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
    case 'token-rechazado':
    case 'token-sin-senal':
    case 'token-falla':
      return deUnToken(result.state)
  }
}

/** Words of the verdict on a signed pass, on a phone or printed. */
function deUnPase(result: Extract<Comprobada, { titular: Titular }>, edad: Edad): Palabras {
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
      return result.impresa
        ? {
            ...roja(texts.horaDeEste(aparato()), texts.horaDeEsteDetalle),
            titulo: texts.hora,
            otraVez: texts.probarDeNuevo,
          }
        : { ...roja(texts.horaLinea, texts.horaDetalle), titulo: texts.hora }
    case 'pase-vencido':
      return {
        figura: 'reloj',
        titulo: result.impresa ? texts.tarjetaVencida : texts.paseVencido,
        linea: texts.paseVencidoLinea(dia(result.hasta)),
        detalle: [
          result.impresa ? texts.tarjetaVencidaDetalle(aparato()) : texts.paseVencidoDetalle,
        ],
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
    case 'encargo-no-sirve':
      return segundaParte()?.palabrasDeEncargo(result) ?? sinParte()
    case 'sin-registro':
      return roja(texts.sinRegistroLinea, texts.siSeRepite)
  }
}

/** Words of the verdict on the specification's own code (CRED-12). */
function deUnToken(state: Extract<Comprobada['state'], `token-${string}`>): Palabras {
  switch (state) {
    case 'token-no-es':
      return {
        ...roja(texts.tokenLinea, texts.tokenNoEs + texts.tokenNoEsDetalle, texts.siSeRepite),
        titulo: texts.noSeLeyo,
      }
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
