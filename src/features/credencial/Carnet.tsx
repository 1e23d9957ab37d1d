import { ArrowClockwise24Regular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'

import { horaDe } from '#formato/instantes.ts'
import { usePase } from '#live/credencial/usePase.ts'
import { nombreCompleto } from '#model/personas.ts'
import { useAhora } from '#ui/useAhora.ts'
import { usePantallaEncendida } from '#ui/usePantallaEncendida.ts'

import { Botonera } from './Botonera.tsx'
import { CodigoQr } from './CodigoQr.tsx'
import { compartir } from './compartir.ts'
import { DatosDelCarnet } from './DatosDelCarnet.tsx'
import { enlaceDe } from './enlace.ts'
import { queMostrar } from './queMostrar.ts'
import { texts } from './texts.ts'
import { usePersona } from './usePersona.ts'
import { useTarda } from './useTarda.ts'
import { VIDA, queda, useToken } from './useToken.ts'
import { Vencimiento } from './Vencimiento.tsx'

type Props = { idAfiliado: number; publicUrl: string; onCerrar: () => void }

/** The card with a code: the provider's, or one signed by this phone. */
export function Carnet({ idAfiliado, publicUrl, onCerrar }: Props) {
  usePantallaEncendida()
  useAhora(1000)
  const [, navigate] = useLocation()
  const { codigo, pedir } = useToken(idAfiliado)
  const tarda = useTarda(codigo.state === 'pidiendo')
  const pase = usePase(idAfiliado, publicUrl)
  const [dicho, setDicho] = useState<string>()
  const persona = usePersona(idAfiliado)

  const resta = codigo.state === 'vigente' ? queda(codigo) : 0
  const muestra = queMostrar({ codigo, resta, pase, tarda })
  const emitida = muestra.state === 'token' ? muestra.emitida : undefined
  const hasta = emitida ? horaDe(emitida.emitidaAt + VIDA) : ''
  const enlace = emitida ? enlaceDe({ token: emitida.token, idAfiliado }, publicUrl) : ''

  async function onCompartir() {
    const nombre = persona ? nombreCompleto(persona.value) : ''
    const como = await compartir(texts.titulo, texts.textoParaCompartir(nombre, hasta), enlace)
    if (como !== 'compartido') setDicho(como === 'copiado' ? texts.copiado(hasta) : texts.noSeCopio)
  }

  return (
    <>
      <section className="lado">
        <CodigoQr muestra={muestra} enlace={enlace} />
        {codigo.state === 'vigente' && <Vencimiento resta={resta} />}
        {muestra.state === 'firmada' && (
          <p className="vence se-renueva">
            <ArrowClockwise24Regular />
            {texts.seRenueva}
          </p>
        )}
      </section>
      <section className="lado datos-del-carnet">
        <DatosDelCarnet
          persona={persona?.value}
          savedAt={persona?.savedAt}
          muestra={muestra}
          dicho={dicho}
        />
        {(pase.state === 'vigente' || pase.state === 'pronto') && (
          // Replaces the dialog's history entry: Back leads to the page below.
          <Link className="enlace" href="/prestar" replace onClick={onCerrar}>
            {texts.prestar}
          </Link>
        )}
      </section>
      <Botonera
        state={muestra.state}
        onPedir={() => {
          setDicho(undefined)
          pedir()
        }}
        onCompartir={() => void onCompartir()}
        onMostrador={() => {
          // Replaces the dialog's history entry: Back leads to the page below.
          navigate(`/mostrador/${idAfiliado}`, { replace: true })
          onCerrar()
        }}
      />
    </>
  )
}
