import { CloudOff24Regular } from '@fluentui/react-icons/svg/cloud-off'
import { History24Regular } from '@fluentui/react-icons/svg/history'
import { QrCode24Regular } from '@fluentui/react-icons/svg/qr-code'

import { useMostrarCredencial } from '#live/credencial/credencialAbierta.ts'
import { Panel } from '#ui/Panel.tsx'

import { Fila } from '../Fila.tsx'
import { texts as deOrdenes } from '../texts.ts'
import { texts } from './texts.ts'

/** Shown without signal in place of the camera: the reason, and two things that work without it. */
export function LeerSinSenal({ idAfiliado }: { idAfiliado: number | undefined }) {
  const mostrar = useMostrarCredencial()
  return (
    <>
      <Panel tono="aviso" titulo={deOrdenes.sinSenal} icono={<CloudOff24Regular />}>
        <p>{texts.sinSenalDetalle}</p>
      </Panel>
      {idAfiliado !== undefined && (
        <Fila
          onClick={() => mostrar(idAfiliado)}
          tono="ok"
          icono={<QrCode24Regular />}
          titulo={texts.credencial}
          detalle={texts.credencialDetalle}
        />
      )}
      <Fila
        href="/consultar-ordenes"
        tono="info"
        icono={<History24Regular />}
        titulo={texts.guardadas}
        detalle={texts.guardadasDetalle}
      />
    </>
  )
}
