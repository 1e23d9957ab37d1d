import { Desktop24Regular } from '@fluentui/react-icons/svg/desktop'
import { Phone24Regular } from '@fluentui/react-icons/svg/phone'
import { useState } from 'react'

import type { LlaveDeAcceso } from '#contract/extensiones/llavesPropias.ts'
import { cuandoYHora, fechaDe } from '#formato/instantes.ts'
import { Boton } from '#ui/Boton.tsx'
import { Confirmar } from '#ui/Confirmar.tsx'
import { Cruz } from '#ui/Dialogo.tsx'
import { showToast } from '#ui/toasts.ts'
import { useAhora } from '#ui/useAhora.ts'

import { texts } from './texts.ts'

type Props = {
  llaves: readonly LlaveDeAcceso[]
  quitando: boolean
  quitar: (llave: LlaveDeAcceso) => Promise<boolean>
}

/** The account's passkeys; each can be removed, after a question. */
export function Lista({ llaves, quitando, quitar }: Props) {
  const [elegida, setElegida] = useState<LlaveDeAcceso>()
  const cerrar = () => setElegida(undefined)
  async function alQuitar() {
    if (!elegida || !(await quitar(elegida))) return
    showToast(texts.quitada)
    cerrar()
  }
  return (
    <>
      {llaves.length === 0 ? (
        <p className="tenue">{texts.ninguna}</p>
      ) : (
        <ul aria-label={texts.lasTuyas}>
          {llaves.map((llave) => (
            <Llave key={llave.idLlave} llave={llave} onQuitar={() => setElegida(llave)} />
          ))}
        </ul>
      )}
      <Confirmar
        abierto={elegida !== undefined}
        titulo={texts.preguntaQuitar}
        cierre={<Cruz onCerrar={cerrar} />}
        volver={texts.volver}
        hacer={quitando ? texts.quitando : texts.siQuitar}
        peligro
        ocupado={quitando}
        onHacer={() => void alQuitar()}
        onCerrar={cerrar}
      >
        {elegida && <p className="fuerte">{texts.hechaEn(elegida.dispositivo)}</p>}
        <p>{texts.quitarDetalle}</p>
        <p>{texts.quitarEnElAparato}</p>
      </Confirmar>
    </>
  )
}

function Llave({ llave, onQuitar }: { llave: LlaveDeAcceso; onQuitar: () => void }) {
  const { dispositivo, copiada, creada, ultimoUso } = llave
  const now = useAhora(60_000)
  const fecha = fechaDe(Date.parse(creada))
  return (
    <li className="fila llave-de-acceso">
      <span className="baldosa neutro">
        {/Android|iPhone|iPad/.test(dispositivo) ? <Phone24Regular /> : <Desktop24Regular />}
      </span>
      <div>
        <p className="fuerte">{texts.hechaEn(dispositivo)}</p>
        <p className="tenue">{texts.desde(fecha)}</p>
        <p className="tenue">
          {ultimoUso == null
            ? texts.sinUsar
            : texts.ultimaVez(cuandoYHora(Date.parse(ultimoUso), now))}
        </p>
        {copiada && <p className="tenue">{texts.copiada}</p>}
      </div>
      <Boton aria-label={texts.quitarLaDe(dispositivo, fecha)} onClick={onQuitar}>
        {texts.quitar}
      </Boton>
    </li>
  )
}
