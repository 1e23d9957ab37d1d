import { ArrowClockwise24Regular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { Camera24Regular } from '@fluentui/react-icons/svg/camera'
import { CameraOff24Regular } from '@fluentui/react-icons/svg/camera-off'
import type { ReactNode } from 'react'

import type { Leer } from '#piezas/camara/cuadros.ts'
import { DeLaFoto } from '#piezas/camara/DeLaFoto.tsx'
import { ElegirFoto } from '#piezas/camara/ElegirFoto.tsx'
import { SIN_CAMARA, texts as deCamara } from '#piezas/camara/texts.ts'
import { BarraDeAcciones } from '#ui/BarraDeAcciones.tsx'
import { Boton } from '#ui/Boton.tsx'
import { useHayCostado } from '#ui/ConCostado.tsx'
import { DialogoConPie } from '#ui/DialogoConPie.tsx'
import { Panel } from '#ui/Panel.tsx'
import { PanelDeRechazo, type Rechazo } from '#ui/PanelDeRechazo.tsx'

import { AImpresa, Ayuda, Consejos } from './Ayuda.tsx'
import { Camara } from './Camara.tsx'
import { LeerSinSenal } from './LeerSinSenal.tsx'
import { texts } from './texts.ts'
import { useEscaner } from './useEscaner.ts'

type Props = {
  leer: Leer
  seLee: boolean
  noSeLeyo: boolean
  rechazo: Rechazo | undefined
  sinSenal: boolean
  deQuien: number | undefined
  sirve: (text: string) => boolean
  onTexto: (text: string) => void
  onReintentar: () => void
  onCancelar: () => void
}

const SIN = {
  ...SIN_CAMARA,
  'sin-lector': [deCamara.sinLector, texts.sinLectorDetalle],
} as const

/**
 * Shown until a code is read: the camera or the reason why there is none, the button for a photo, and a link to orders
 * without a code.
 */
export function Lectura(props: Props) {
  const { leer, seLee, noSeLeyo, rechazo, sinSenal, sirve, onTexto, onReintentar, onCancelar } =
    props
  const escaner = useEscaner({ leer, seLee: seLee && !sinSenal, sirve, onTexto })
  const { estado, foto, abierta, dormida } = escaner
  const sin = estado in SIN ? SIN[estado as keyof typeof SIN] : undefined
  const cancelar = <Boton onClick={onCancelar}>{texts.cancelar}</Boton>
  if (sinSenal)
    return (
      <>
        <LeerSinSenal idAfiliado={props.deQuien} />
        <BarraDeAcciones>{cancelar}</BarraDeAcciones>
      </>
    )
  const elegirFoto = (
    <ElegirFoto principal={sin !== undefined} entrada={foto.entrada} onFoto={foto.elegir} />
  )
  const deLaFoto = (
    <DeLaFoto foto={foto.estado} sinLector={texts.sinLectorDetalle} onDejar={foto.dejar} />
  )
  if (noSeLeyo)
    return (
      <NoSeLeyo cancelar={cancelar} onReintentar={onReintentar}>
        {deLaFoto}
        {elegirFoto}
      </NoSeLeyo>
    )
  return (
    <>
      {rechazo && (
        <Panel tono="aviso" titulo={rechazo.titulo} alerta>
          <p>{rechazo.detalle}</p>
        </Panel>
      )}
      {deLaFoto}
      {sin ? (
        <SinCamara porQue={sin} onReintentar={escaner.reintentar}>
          {elegirFoto}
        </SinCamara>
      ) : (
        <Camara
          video={escaner.video}
          abierta={abierta}
          pista={escaner.pista}
          otra={rechazo !== undefined}
        />
      )}
      <AyudaDebajo conImpresa={sin !== undefined} />
      <BarraDeAcciones>
        {cancelar}
        {!sin && elegirFoto}
      </BarraDeAcciones>
      <SeguisAhi abierto={dormida} onSeguir={escaner.seguir} onCancelar={onCancelar} />
    </>
  )
}

type NoSeLeyoProps = { cancelar: ReactNode; onReintentar: () => void; children: ReactNode }

function NoSeLeyo({ cancelar, onReintentar, children }: NoSeLeyoProps) {
  const hayCostado = useHayCostado()
  return (
    <>
      <PanelDeRechazo titulo={texts.oops} detalle={texts.oopsDetalle} />
      {!hayCostado && (
        <div className="tarjeta relleno">
          <Consejos />
        </div>
      )}
      {children}
      {!hayCostado && <AImpresa />}
      <BarraDeAcciones>
        {cancelar}
        <Boton tono="primario" icono={<ArrowClockwise24Regular />} onClick={onReintentar}>
          {texts.reintentar}
        </Boton>
      </BarraDeAcciones>
    </>
  )
}

type SinCamaraProps = {
  porQue: readonly [titulo: string, detalle: string]
  onReintentar: () => void
  children: ReactNode
}

function SinCamara({ porQue: [titulo, detalle], onReintentar, children }: SinCamaraProps) {
  return (
    <>
      <Panel tono="aviso" titulo={titulo} icono={<CameraOff24Regular />} alerta>
        <p>{detalle}</p>
      </Panel>
      {children}
      <Boton icono={<Camera24Regular />} onClick={onReintentar}>
        {texts.reintentar}
      </Boton>
    </>
  )
}

/** Shown below, on screens that have no room beside it. */
function AyudaDebajo({ conImpresa }: { conImpresa: boolean }) {
  if (useHayCostado()) return null
  return (
    <>
      <Ayuda />
      {conImpresa && <AImpresa />}
    </>
  )
}

type SeguisAhiProps = { abierto: boolean; onSeguir: () => void; onCancelar: () => void }

/** A camera with nothing in front of it must not stay on. */
function SeguisAhi({ abierto, onSeguir, onCancelar }: SeguisAhiProps) {
  return (
    <DialogoConPie
      abierto={abierto}
      titulo={texts.seguis}
      tono="info"
      icono={<Camera24Regular />}
      onCerrar={onCancelar}
      pie={
        <div className="dos-botones">
          <Boton onClick={onCancelar}>{texts.cancelar}</Boton>
          <Boton tono="primario" icono={<Camera24Regular />} onClick={onSeguir}>
            {texts.seguir}
          </Boton>
        </div>
      }
    >
      <p>{texts.pasaron}</p>
    </DialogoConPie>
  )
}
