import { CalendarMonth24Regular } from '@fluentui/react-icons/svg/calendar-month'
import { Receipt24Regular } from '@fluentui/react-icons/svg/receipt'
import { type ReactNode, useState } from 'react'

import type { CuponDeCapita } from '#contract/capita.ts'
import type { Guardada } from '#live/copias/useGuardadas.ts'
import { useSinSenal } from '#live/copias/useSignal.ts'
import type { Failure } from '#live/proveedor/failure.ts'
import { delMes, yaVencio } from '#model/vencimientoDeCapita.ts'
import { TituloDeLista } from '#piezas/busqueda/TituloDeLista.tsx'
import { useHoy } from '#piezas/hora.ts'
import { Boton } from '#ui/Boton.tsx'
import { ConCostado, useHayCostado } from '#ui/ConCostado.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Panel } from '#ui/Panel.tsx'

import { Cupon } from './Cupon.tsx'
import { DondeSePaga } from './DondeSePaga.tsx'
import { texts } from './texts.ts'
import { type PedidoDeCupon, useCupon } from './useCupon.ts'

type Props = {
  vence: string
  quien: string
  documento: Omit<PedidoDeCupon, 'mes'>
  /** Coupons of this member on this phone, the latest first. */
  guardados: readonly Guardada<PedidoDeCupon, CuponDeCapita>[]
  children: ReactNode
}

/** The coupon of a member who pays: this month's, an earlier one, or the way to get it. */
export function DeQuienPaga({ vence, quien, documento, guardados, children }: Props) {
  const hoy = useHoy()
  const mes = hoy.slice(0, 7)
  const pedido = { ...documento, mes }
  const cupon = useCupon(pedido)
  const { falla } = cupon
  const sinSenal = useSinSenal()
  const [verAnterior, setVerAnterior] = useState(false)
  const deEsteMes = guardados.find(({ params }) => params.mes === mes)
  const otro = guardados.find(({ params }) => params.mes !== mes)
  // CAPI-07: after a failed request no old coupon is shown, because it could be mistaken for the new one. A button
  // opens the stored one.
  const delTelefono = deEsteMes ?? (verAnterior ? otro : undefined)
  const visto = falla ? undefined : (cupon.sinGuardar ?? delTelefono?.value)
  const guardado = deEsteMes ?? otro
  if (visto)
    return (
      <>
        <Cupon
          cupon={visto}
          seGuardo={visto !== cupon.sinGuardar}
          enPapel={visto === otro?.value ? undefined : pedido}
          quien={quien}
          hoy={hoy}
        >
          {children}
        </Cupon>
        <DondeSePaga />
        {sinSenal && <p className="tenue">{texts.sinSenal}</p>}
        <div className="botones">
          <Boton tono="plano" disabled={sinSenal} ocupado={cupon.pidiendo} onClick={cupon.generar}>
            {texts.generarDeNuevo}
          </Boton>
        </div>
      </>
    )
  return (
    <PorGenerar cupon={cupon} vence={vence} hoy={hoy} antes={children}>
      {guardado && (
        <Boton
          onClick={() => {
            cupon.olvidar()
            setVerAnterior(true)
          }}
        >
          {texts.guardadoDe(guardado.value.periodo)}
        </Boton>
      )}
    </PorGenerar>
  )
}

type PorGenerarProps = {
  cupon: ReturnType<typeof useCupon>
  vence: string
  hoy: string
  antes: ReactNode
  children: ReactNode
}

function PorGenerar({ cupon, vence, hoy, antes, children }: PorGenerarProps) {
  const sinSenal = useSinSenal()
  const hayCostado = useHayCostado()
  return (
    <ConCostado costado={<DondeSePaga />}>
      <TituloDeLista>{texts.titulo}</TituloDeLista>
      <div className="pila">
        {antes}
        {sinSenal && (
          <Panel tono="aviso">
            <p>{texts.sinSenal}</p>
          </Panel>
        )}
        {cupon.falla && <NoSeGenero falla={cupon.falla} />}
        <div className="tarjeta relleno pila">
          <div className="cabeza">
            <span className="baldosa aviso">
              <CalendarMonth24Regular />
            </span>
            <p>
              <span className="tenue">{texts.venceEl(yaVencio(vence, hoy))}</span>
              <b className="vence-el-cupon dato">{delMes(vence, hoy)}</b>
            </p>
          </div>
          <p>{texts.explicacion(aparato())}</p>
          <Boton
            tono="primario"
            icono={<Receipt24Regular />}
            disabled={sinSenal}
            ocupado={cupon.pidiendo}
            onClick={cupon.generar}
          >
            {texts.generar}
          </Boton>
        </div>
        {children}
        {!hayCostado && <DondeSePaga />}
      </div>
    </ConCostado>
  )
}

function NoSeGenero({ falla }: { falla: Failure }) {
  return (
    <Panel tono="error" titulo={texts.noSeGenero} alerta>
      <p>
        {falla.message} {texts.noSeCobro}
      </p>
    </Panel>
  )
}
