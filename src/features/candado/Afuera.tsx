import { useState } from 'react'

import { dejarAfuera } from '#live/candado/afuera.ts'
import type { Prueba } from '#live/candado/probar.ts'
import { Boton } from '#ui/Boton.tsx'
import { Cruz, Dialogo } from '#ui/Dialogo.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Formulario } from '#ui/Formulario.tsx'
import { Palabras } from '#ui/Palabras.tsx'
import { showToast } from '#ui/toasts.ts'

import { CampoDePin } from './CampoDePin.tsx'
import { Negada } from './Negada.tsx'
import { texts } from './texts.ts'
import { useIntento } from './useIntento.ts'

type Props = { afuera: boolean; conLlave: boolean }

/** Counter and credential without the PIN, or with it. A dialog says first which data a finder could then see. */
export function Afuera({ afuera, conLlave }: Props) {
  const [abierto, setAbierto] = useState(false)
  const cerrar = () => setAbierto(false)
  return (
    <section className="pila" aria-labelledby="afuera">
      <h3 id="afuera">{texts.afuera}</h3>
      <p>{afuera ? texts.afueraPuesto : texts.afueraDetalle}</p>
      <Boton onClick={() => setAbierto(true)}>{afuera ? texts.pedirlo : texts.dejarlos}</Boton>
      <Dialogo
        abierto={abierto}
        titulo={afuera ? texts.adentroTitulo : texts.afueraTitulo}
        cierre={<Cruz onCerrar={cerrar} />}
        onCerrar={cerrar}
      >
        <Decidir afuera={!afuera} conLlave={conLlave} onListo={cerrar} />
      </Dialogo>
    </section>
  )
}

/** `afuera`: the choice that is made here. */
function Decidir({ afuera, conLlave, onListo }: Props & { onListo: () => void }) {
  const [pin, setPin] = useState('')
  const { ocupado, porQue, conLlave: negada, probar } = useIntento()

  async function decidir(prueba: Prueba) {
    if (!(await probar(prueba, (una) => dejarAfuera(una, afuera)))) return
    showToast(afuera ? texts.afueraListo : texts.adentroListo)
    onListo()
  }
  return (
    <Formulario onEnviar={() => decidir({ pin })}>
      <Negada por={negada} />
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
      <CampoDePin etiqueta={texts.pinActual} valor={pin} onCambiar={setPin} error={porQue} />
      <div className="botones">
        <Boton onClick={onListo}>{texts.volver}</Boton>
        <Boton tono="primario" type="submit" ocupado={ocupado}>
          <Palabras
            ocupado={ocupado}
            quieto={afuera ? texts.dejarlos : texts.pedirlo}
            haciendo={texts.haciendo}
          />
        </Boton>
      </div>
      {conLlave && (
        <Boton ocupado={ocupado} onClick={() => void decidir('llave')}>
          {texts.decidirConHuella}
        </Boton>
      )}
    </Formulario>
  )
}
