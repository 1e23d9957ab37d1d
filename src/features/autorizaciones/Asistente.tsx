import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left'
import { CheckmarkCircle20Regular } from '@fluentui/react-icons/svg/checkmark-circle'
import { useEffect, useRef, useState } from 'react'

import { horaDe } from '#formato/instantes.ts'
import { useResource } from '#live/copias/useResource.ts'
import { grupoFamiliar } from '#model/afiliados.ts'
import { tiposDeCobertura } from '#model/listas.ts'
import { nombreCompleto } from '#model/personas.ts'
import { BorradorSinGuardar } from '#piezas/formulario/BorradorSinGuardar.tsx'
import { ConCostado, useHayCostado } from '#ui/ConCostado.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { Formulario } from '#ui/Formulario.tsx'
import { PanelDeRechazo } from '#ui/PanelDeRechazo.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { useLatest } from '#ui/useLatest.ts'
import { Volver } from '#ui/Volver.tsx'

import { BotonesDelPaso } from './BotonesDelPaso.tsx'
import { LoQueSeEnvia, SinSenalSeGuarda } from './LoQueSeEnvia.tsx'
import {
  type Falta,
  esVacia,
  faltaEn,
  formularioDe,
  papelesDelPaso,
  pasoPosible,
  pasosDe,
} from './nueva.ts'
import { texts } from './nuevaTexts.ts'
import { PasoHistoria } from './PasoHistoria.tsx'
import { PasoPapeles } from './PasoPapeles.tsx'
import { PasoQuien } from './PasoQuien.tsx'
import type { Preparador } from './preparador.ts'
import { EsperanEnElPasoDos } from './Recibidos.tsx'
import { useGuardar } from './useGuardar.ts'
import { useIrAPaso } from './useIrAPaso.ts'
import { type EnCurso, useNueva } from './useNueva.ts'
import type { Como } from './usePaso.ts'

type Props = {
  id: string
  pedido: number
  juntar: boolean
  como: Como
  preparador: Preparador
}

/** The wizard (WIZ-01). It opens once the stored draft has been read. */
export function Asistente({ id, como, ...rest }: Props) {
  const enCurso = useNueva(id, como)
  if (!enCurso) return <Esqueleto texto={texts.leyendo} />
  return (
    <ConCostado costado={<HastaAca id={id} pedido={rest.pedido} enCurso={enCurso} />}>
      <Pasos key={id} id={id} enCurso={enCurso} {...rest} />
    </ConCostado>
  )
}

/** Summary of the request so far, beside each step on a wide screen. */
function HastaAca({ id, pedido, enCurso }: Pick<Props, 'id' | 'pedido'> & { enCurso: EnCurso }) {
  const { nueva } = enCurso
  const quien = useQuien(nueva.idAfiliado)
  const tipo = useTipo(nueva.tipo)
  const paso = pasoPosible(pedido, nueva)
  return <LoQueSeEnvia id={id} nueva={nueva} quien={quien} tipo={tipo} paso={paso} />
}

function Pasos({
  id,
  pedido,
  juntar,
  preparador,
  enCurso,
}: Omit<Props, 'como'> & { enCurso: EnCurso }) {
  const { nueva } = enCurso
  /** Message shown while a file is being prepared: the step cannot be left yet. */
  const [achicando, setAchicando] = useState<string>()
  const paso = pasoPosible(pedido, nueva)
  const pasos = pasosDe(nueva)
  const falta = faltaEn(paso, nueva)
  const esUltimo = paso === pasos
  const quien = useQuien(nueva.idAfiliado)
  const tipo = useTipo(nueva.tipo)
  const { guardar, ocupado, rechazo } = useGuardar(id, enCurso, { quien, tipo })
  const papeles = papelesDelPaso(paso)
  const hayCostado = useHayCostado()

  useRecordarPaso(paso, enCurso)
  const { irA, irAJuntar } = useIrAPaso(id, paso)
  const juntando = juntar && papeles !== undefined
  const vista = juntando ? 'juntar' : paso
  useDesdeArriba(vista)

  return (
    <Formulario
      className="asistente-de-solicitud"
      onEnviar={() => {
        if (falta !== undefined || achicando !== undefined || juntando) return undefined
        if (esUltimo) return guardar()
        return irA(paso + 1)
      }}
    >
      <Atras corto={juntando ? CORTOS[papeles] : undefined} onAtras={() => irAJuntar(false)} />
      <Titulo key={vista}>
        {juntando ? texts.juntarEnPdf : tituloDe(paso, nueva.tipo !== '' && pasos === 4)}
      </Titulo>
      {!juntando && <Progreso paso={paso} de={pasos} quien={paso > 1 ? quien : ''} />}
      {paso === 1 && <p className="tenue">{texts.tambienSinSenal(aparato())}</p>}
      {rechazo && <PanelDeRechazo titulo={texts.noSeGuardo} detalle={rechazo} />}
      <UnPaso
        id={id}
        paso={paso}
        enCurso={enCurso}
        preparador={preparador}
        juntando={juntando}
        onJuntar={irAJuntar}
        onAchicando={setAchicando}
      />
      {esUltimo && !juntando && !hayCostado && (
        <LoQueSeEnvia id={id} nueva={nueva} quien={quien} tipo={tipo} paso={paso} />
      )}
      {esUltimo && !juntando && <SinSenalSeGuarda />}
      {!juntando && (
        <>
          <Guardado guardado={enCurso.guardado} />
          <BotonesDelPaso
            enCurso={enCurso}
            anterior={paso === 1 ? undefined : () => irA(paso - 1)}
            nota={achicando ?? (falta && enPalabras(falta))}
            esUltimo={esUltimo}
            ocupado={ocupado}
          />
        </>
      )}
    </Formulario>
  )
}

type UnPasoProps = {
  id: string
  paso: number
  enCurso: EnCurso
  preparador: Preparador
  juntando: boolean
  onJuntar: (juntando: boolean) => void
  onAchicando: (porQue: string | undefined) => void
}

/** The fields of a step. */
function UnPaso({ id, paso, enCurso, juntando, ...resto }: UnPasoProps) {
  const { nueva, cambiar } = enCurso
  const papeles = papelesDelPaso(paso)
  return (
    <>
      {paso === 1 && <EsperanEnElPasoDos id={id} />}
      {paso === 1 && <PasoQuien nueva={nueva} cambiar={cambiar} />}
      {paso === 4 && !juntando && <PasoHistoria nueva={nueva} cambiar={cambiar} />}
      {papeles && (
        <PasoPapeles
          key={papeles}
          formulario={formularioDe(id)}
          cuales={papeles}
          detalle={paso === 3 && pasosDe(nueva) === 3 ? texts.estudiosDetalle : undefined}
          enCurso={enCurso}
          juntando={juntando}
          {...resto}
        />
      )}
    </>
  )
}

/**
 * Stores the step in the draft, so that the link on the home screen leads back to it. Only a move of this window is
 * stored: two windows at different steps would answer each other without end.
 */
function useRecordarPaso(paso: number, enCurso: EnCurso) {
  const latest = useLatest(enCurso)
  useEffect(() => {
    const { nueva, cambiar } = latest.current
    if (nueva.paso !== paso && !esVacia(nueva)) cambiar((antes) => ({ ...antes, paso }))
  }, [paso, latest])
}

/** Another view begins at its top. */
function useDesdeArriba(vista: number | string) {
  const mostrada = useRef(vista)
  useEffect(() => {
    if (mostrada.current !== vista) scrollTo(0, 0)
    mostrada.current = vista
  }, [vista])
}

/** Leads out of the wizard, or from the joining of photos to the list of files, which the text names. */
function Atras({ corto, onAtras }: { corto: string | undefined; onAtras: () => void }) {
  return corto === undefined ? (
    <Volver a="/autorizaciones">{texts.salir}</Volver>
  ) : (
    <button type="button" className="enlace" onClick={onAtras}>
      <ArrowLeft24Regular />
      {corto}
    </button>
  )
}

const CORTOS = {
  requerida: texts.documentosCorto,
  opcional: texts.estudiosCorto,
  historia: texts.historiaCorta,
}

const tituloDe = (paso: number, conHistoria: boolean) =>
  [
    texts.titulo,
    texts.documentos,
    conHistoria ? texts.estudiosQueFaltan : texts.estudios,
    texts.historiaTitulo,
  ][paso - 1]

function enPalabras(falta: Falta): string {
  switch (falta.de) {
    case 'quien':
      return texts.faltaQuien
    case 'tipo':
      return texts.faltaTipo
    case 'archivo':
      return texts.faltaArchivo
    case 'sobran':
      return texts.sobran
    case 'repetido':
      return texts.hayIguales
    case 'orden':
      return texts.faltanPuntos(falta.puntos, texts.ordenMedica)
    case 'historia':
      return texts.faltanPuntos(falta.puntos, texts.historiaClinica)
  }
}

function Progreso({ paso, de, quien }: { paso: number; de: number; quien: string }) {
  return (
    <div className="progreso-de-solicitud">
      <p>{[texts.paso(paso, de), quien].filter(Boolean).join(' · ')}</p>
      <div aria-hidden="true">
        {Array.from({ length: de }, (_none, n) => (
          <i key={n} className={n < paso ? 'hecho' : ''} />
        ))}
      </div>
    </div>
  )
}

/** Time of the last save of the draft, or the notice that it failed. */
function Guardado({ guardado }: Pick<EnCurso, 'guardado'>) {
  if (guardado?.state !== 'kept') return <BorradorSinGuardar saved={guardado} />
  return (
    <p className="cabeza tenue">
      <CheckmarkCircle20Regular />
      <span>{texts.guardadoALas(horaDe(guardado.at))}</span>
    </p>
  )
}

function useQuien(idAfiliado: number): string {
  const grupo = useResource(grupoFamiliar, {})
  if (grupo.state !== 'ready') return ''
  const integrante = grupo.value.find(({ afiliado }) => afiliado.idAfiliado === idAfiliado)
  return integrante ? nombreCompleto(integrante) : ''
}

function useTipo(codigo: string): string {
  const tipos = useResource(tiposDeCobertura, {})
  if (tipos.state !== 'ready') return codigo
  return tipos.value.find((tipo) => tipo.codigo === codigo)?.descripcion ?? codigo
}
