import { FluentProvider } from '@fluentui/react-components'
import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss'
import { useState } from 'react'

import { producto } from '#contract/producto.ts'
import { useResource } from '#live/useResource.ts'
import { afiliadoActual, grupoFamiliar } from '#model/afiliados.ts'
import { nombreCompleto } from '#model/personas.ts'
import { horaDe } from '#ui/edad.ts'
import { Marca } from '#ui/Marca.tsx'
import { temaClaro } from '#ui/tema.ts'
import { useAhora } from '#ui/useAhora.ts'
import { useModal } from '#ui/useModal.ts'

import { Botonera } from './Botonera.tsx'
import { CodigoQr } from './CodigoQr.tsx'
import { compartir } from './compartir.ts'
import { DatosDelCarnet } from './DatosDelCarnet.tsx'
import { enlaceDe } from './enlace.ts'

import './credencial.css'
import { texts } from './texts.ts'
import { usePantallaEncendida } from './usePantallaEncendida.ts'
import { VIDA, queda, useToken } from './useToken.ts'
import { Vencimiento } from './Vencimiento.tsx'

type Props = { idAfiliado: number; publicUrl: string; onCerrar: () => void }

/** The card with its code, over whatever page it was asked for on. White in both themes: it is shown to a scanner. */
export function CredencialDialogo({ idAfiliado, publicUrl, onCerrar }: Props) {
  const ref = useModal(true, onCerrar)
  return (
    <dialog ref={ref} className="credencial" aria-label={texts.titulo}>
      <FluentProvider theme={temaClaro}>
        <div className="carnet">
          <header className="barra">
            <div className="marca">
              <Marca {...producto.marca} />
              <h2>{texts.titulo}</h2>
            </div>
            <button type="button" aria-label={texts.cerrar} onClick={onCerrar}>
              <Dismiss24Regular />
            </button>
          </header>
          <Carnet idAfiliado={idAfiliado} publicUrl={publicUrl} />
        </div>
      </FluentProvider>
    </dialog>
  )
}

function Carnet({ idAfiliado, publicUrl }: Omit<Props, 'onCerrar'>) {
  usePantallaEncendida()
  useAhora(1000)
  const { codigo, pedir } = useToken(idAfiliado)
  const [dicho, setDicho] = useState<string>()
  const persona = usePersona(idAfiliado)

  const vigente = codigo.state === 'vigente' ? codigo : undefined
  const resta = vigente ? queda(vigente) : 0
  const hasta = vigente ? horaDe(vigente.issuedAt + VIDA) : ''
  const enlace = vigente ? enlaceDe({ token: vigente.token, idAfiliado }, publicUrl) : ''

  async function onCompartir() {
    const nombre = persona ? nombreCompleto(persona.value) : ''
    const como = await compartir(texts.titulo, texts.textoParaCompartir(nombre, hasta), enlace)
    if (como !== 'compartido') setDicho(como === 'copiado' ? texts.copiado(hasta) : texts.noSeCopio)
  }

  return (
    <>
      <section className="lado">
        <CodigoQr codigo={codigo} resta={resta} enlace={enlace} />
        {vigente && <Vencimiento resta={resta} />}
      </section>
      <section className="lado datos-del-carnet">
        <DatosDelCarnet
          persona={persona?.value}
          savedAt={persona?.savedAt}
          emitidaAt={resta > 0 ? vigente?.issuedAt : undefined}
          sinCodigo={codigo.state === 'falla'}
          dicho={resta > 0 ? dicho : undefined}
        />
      </section>
      <Botonera
        estado={codigo.state === 'vigente' && resta === 0 ? 'vencida' : codigo.state}
        onPedir={() => {
          setDicho(undefined)
          pedir()
        }}
        onCompartir={() => void onCompartir()}
      />
    </>
  )
}

/** The stored card of a member: of the family group, or of the signed-in person where the group is not here yet. */
function usePersona(idAfiliado: number) {
  const grupo = useResource(grupoFamiliar, {})
  const actual = useResource(afiliadoActual, {})
  const deGrupo =
    grupo.state === 'ready'
      ? grupo.value.find(({ afiliado }) => afiliado.idAfiliado === idAfiliado)
      : undefined
  if (deGrupo && grupo.state === 'ready') return { value: deGrupo, savedAt: grupo.savedAt }
  if (actual.state === 'ready' && actual.value.afiliado.idAfiliado === idAfiliado)
    return { value: actual.value, savedAt: actual.savedAt }
  return undefined
}
