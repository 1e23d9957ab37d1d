import { useState } from 'react'

import { dejarAfuera } from '#live/candado/afuera.ts'
import type { Abre } from '#live/candado/candado.ts'
import { Boton } from '#ui/Boton.tsx'
import { Cruz, Dialogo } from '#ui/Dialogo.tsx'
import { aparato } from '#ui/esMovil.ts'
import { showToast } from '#ui/toasts.ts'

import { ConPrueba } from './ConPrueba.tsx'
import { texts } from './texts.ts'

type Props = { afuera: boolean; abre: Abre }

/** Counter and credential outside the lock, or under it. A dialog says first which data a finder could then see. */
export function Afuera({ afuera, abre }: Props) {
  const [abierto, setAbierto] = useState(false)
  const cerrar = () => setAbierto(false)
  return (
    <section className="pila" aria-labelledby="afuera">
      <h3 id="afuera">{texts.afuera}</h3>
      <p>{afuera ? texts.afueraPuesto : texts.afueraDetalle}</p>
      <Boton onClick={() => setAbierto(true)}>{afuera ? texts.adentro : texts.dejarlos}</Boton>
      <Dialogo
        abierto={abierto}
        titulo={afuera ? texts.adentroTitulo : texts.afueraTitulo}
        cierre={<Cruz onCerrar={cerrar} />}
        onCerrar={cerrar}
      >
        <Decidir afuera={!afuera} abre={abre} onListo={cerrar} />
      </Dialogo>
    </section>
  )
}

/** `afuera`: the choice that is made here. */
function Decidir({ afuera, abre, onListo }: Props & { onListo: () => void }) {
  function hecho() {
    showToast(afuera ? texts.afueraListo : texts.adentroListo)
    onListo()
  }
  return (
    <ConPrueba
      abre={abre}
      intento={(prueba) => dejarAfuera(prueba, afuera)}
      hacer={afuera ? texts.dejarlos : texts.adentro}
      conHuella={texts.decidirConHuella}
      onHecho={hecho}
      onVolver={onListo}
    >
      {afuera ? (
        <>
          <p>{texts.veria(aparato())}</p>
          <ul>
            {texts.seVeria.map((dato) => (
              <li key={dato}>{dato}</li>
            ))}
          </ul>
          <p>{texts.lodemas}</p>
        </>
      ) : (
        <p>{texts.adentroDetalle}</p>
      )}
    </ConPrueba>
  )
}
