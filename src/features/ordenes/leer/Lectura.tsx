import { ArrowClockwise24Regular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { Camera24Regular } from '@fluentui/react-icons/svg/camera'
import { CameraOff24Regular } from '@fluentui/react-icons/svg/camera-off'

import type { Leer } from '#piezas/camara/cuadros.ts'
import { DeLaFoto } from '#piezas/camara/DeLaFoto.tsx'
import { ElegirFoto } from '#piezas/camara/ElegirFoto.tsx'
import { SIN_CAMARA, texts as deCamara } from '#piezas/camara/texts.ts'
import { BarraDeAcciones } from '#ui/BarraDeAcciones.tsx'
import { Boton } from '#ui/Boton.tsx'
import { useHayCostado } from '#ui/ConCostado.tsx'
import { DialogoConPie } from '#ui/DialogoConPie.tsx'
import { Panel } from '#ui/Panel.tsx'

import { AImpresa, Ayuda, Consejos } from './Ayuda.tsx'
import { Camara } from './Camara.tsx'
import { LeerSinSenal } from './LeerSinSenal.tsx'
import { texts } from './texts.ts'
import { useEscaner } from './useEscaner.ts'
import type { Rechazo } from './useLectura.ts'

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

/** Shown until a code is read: the camera or the reason why there is none, a photo instead, and the way without either. */
export function Lectura(props: Props) {
  const { leer, seLee, noSeLeyo, rechazo, sinSenal, sirve, onTexto, onReintentar, onCancelar } =
    props
  const escaner = useEscaner({ leer, seLee: seLee && !sinSenal, sirve, onTexto })
  const { estado, foto, abierta, dormida } = escaner
  const sin = estado in SIN ? SIN[estado as keyof typeof SIN] : undefined
  const hayCostado = useHayCostado()
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
      <>
        <Panel tono="error" titulo={texts.oops} alerta>
          <p>{texts.oopsDetalle}</p>
        </Panel>
        {!hayCostado && (
          <div className="tarjeta relleno">
            <Consejos />
          </div>
        )}
        {deLaFoto}
        {elegirFoto}
        {!hayCostado && <AImpresa />}
        <BarraDeAcciones>
          {cancelar}
          <Boton tono="primario" icono={<ArrowClockwise24Regular />} onClick={onReintentar}>
            {texts.reintentar}
          </Boton>
        </BarraDeAcciones>
      </>
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
        <>
          <Panel tono="aviso" titulo={sin[0]} icono={<CameraOff24Regular />} alerta>
            <p>{sin[1]}</p>
          </Panel>
          {elegirFoto}
          <Boton icono={<Camera24Regular />} onClick={escaner.reintentar}>
            {texts.reintentar}
          </Boton>
          {!hayCostado && (
            <>
              <Ayuda />
              <AImpresa />
            </>
          )}
          <BarraDeAcciones>{cancelar}</BarraDeAcciones>
        </>
      ) : (
        <>
          <Camara
            video={escaner.video}
            abierta={abierta}
            pista={escaner.pista}
            otra={rechazo !== undefined}
          />
          {!hayCostado && <Ayuda />}
          <BarraDeAcciones>
            {cancelar}
            {elegirFoto}
          </BarraDeAcciones>
        </>
      )}
      <DialogoConPie
        abierto={dormida}
        titulo={texts.seguis}
        tono="info"
        icono={<Camera24Regular />}
        onCerrar={onCancelar}
        pie={
          <div className="dos-botones">
            <Boton onClick={onCancelar}>{texts.cancelar}</Boton>
            <Boton tono="primario" icono={<Camera24Regular />} onClick={escaner.seguir}>
              {texts.seguir}
            </Boton>
          </div>
        }
      >
        <p>{texts.pasaron}</p>
      </DialogoConPie>
    </>
  )
}
