import { useState } from 'react'

import type { Abre } from '#live/candado/candado.ts'
import { dejarSoloElPin, dejarSoloLaLlave, ponerLlave } from '#live/candado/conHuella.ts'
import { Boton } from '#ui/Boton.tsx'
import { Cruz, Dialogo } from '#ui/Dialogo.tsx'
import { aparato } from '#ui/esMovil.ts'
import { showToast } from '#ui/toasts.ts'

import { ConPrueba } from './ConPrueba.tsx'
import { nombresDeLlave } from './nombresDeLlave.ts'
import { texts } from './texts.ts'

const SOLO_EL_PIN = { conPin: true, conLlave: false }
const SOLO_LA_LLAVE = { conPin: false, conLlave: true }

type Props = { abre: Abre; hayPrf: boolean }

/** The passkey of the lock: beside the PIN, in place of it, another one, or none. */
export function ConHuella({ abre, hayPrf }: Props) {
  const [haciendo, setHaciendo] = useState<'llave' | 'sin-pin'>()
  if (!abre.conLlave && !hayPrf) return null
  const dejar = () => setHaciendo(undefined)
  const ambos = abre.conPin && abre.conLlave
  const nueva = abre.conLlave ? texts.otraHuella : texts.ponerHuella
  return (
    <section className="pila" aria-labelledby="con-huella">
      <h3 id="con-huella">{texts.huella}</h3>
      <p>{detalle(abre)}</p>
      <p className="tenue">
        {abre.conPin ? texts.huellaDeOtros(aparato()) : texts.soloHuellaDeOtros(aparato())}
      </p>
      {ambos && hayPrf && <p className="tenue">{texts.otraHuellaDetalle}</p>}
      <div className="botones">
        {abre.conPin && hayPrf && <Boton onClick={() => setHaciendo('llave')}>{nueva}</Boton>}
        {ambos && <Boton onClick={() => void soloPin()}>{texts.soloElPin}</Boton>}
        {ambos && <Boton onClick={() => setHaciendo('sin-pin')}>{texts.soloLaHuella}</Boton>}
      </div>
      <Dialogo
        abierto={haciendo !== undefined}
        titulo={haciendo === 'sin-pin' ? texts.soloLaHuella : nueva}
        cierre={<Cruz onCerrar={dejar} />}
        onCerrar={dejar}
      >
        {haciendo === 'sin-pin' ? <SinPin onListo={dejar} /> : <Hacer onListo={dejar} />}
      </Dialogo>
    </section>
  )
}

function detalle({ conPin, conLlave }: Abre): string {
  if (!conLlave) return texts.huellaDetalle(aparato())
  return conPin ? texts.conHuellaPuesta : texts.soloConHuella(aparato())
}

async function soloPin() {
  try {
    await dejarSoloElPin()
    showToast(texts.soloElPinListo)
  } catch {
    showToast(texts.noSePudo, { tipo: 'error' }) // The database failed: the passkey opens as before.
  }
}

/** A new passkey, after the PIN. */
function Hacer({ onListo }: { onListo: () => void }) {
  function hecho() {
    showToast(texts.conHuellaPuesta)
    onListo()
  }
  return (
    <ConPrueba
      abre={SOLO_EL_PIN}
      intento={(prueba) => ponerLlave(prueba, nombresDeLlave())}
      hacer={texts.seguir}
      conHuella={texts.ponerHuella}
      onHecho={hecho}
      onVolver={onListo}
    >
      <p>{texts.primeroElPin(aparato())}</p>
    </ConPrueba>
  )
}

/** The PIN away, after the passkey has shown that it opens the lock. */
function SinPin({ onListo }: { onListo: () => void }) {
  function hecho() {
    showToast(texts.soloLaHuellaListo)
    onListo()
  }
  return (
    <ConPrueba
      abre={SOLO_LA_LLAVE}
      intento={dejarSoloLaLlave}
      hacer={texts.soloLaHuella}
      conHuella={texts.decidirConHuella}
      onHecho={hecho}
      onVolver={onListo}
    >
      <p>{texts.soloLaHuellaDetalle}</p>
      <p>{texts.siSeBorra(aparato())}</p>
    </ConPrueba>
  )
}
