import { useState } from 'react'

import { Boton } from '#ui/Boton.tsx'
import { CampoClave } from '#ui/CampoClave.tsx'
import { Cruz, Dialogo } from '#ui/Dialogo.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Formulario } from '#ui/Formulario.tsx'
import { Palabras } from '#ui/Palabras.tsx'
import { Panel } from '#ui/Panel.tsx'
import { showToast } from '#ui/toasts.ts'

import { texts } from './texts.ts'
import { useAgregar } from './useAgregar.ts'

/** Button that adds a passkey, with its dialog. */
export function Agregar({ onAgregada }: { onAgregada: () => void }) {
  const [abierto, setAbierto] = useState(false)
  const cerrar = () => setAbierto(false)
  return (
    <>
      <Boton tono="primario" onClick={() => setAbierto(true)}>
        {texts.agregar}
      </Boton>
      <Dialogo
        abierto={abierto}
        titulo={texts.agregarTitulo}
        cierre={<Cruz onCerrar={cerrar} />}
        onCerrar={cerrar}
      >
        <Pasos
          onVolver={cerrar}
          onAgregada={() => {
            showToast(texts.agregada, { segundos: 8 })
            cerrar()
            onAgregada()
          }}
        />
      </Dialogo>
    </>
  )
}

const SEGUIR = { clave: texts.seguir, hacer: texts.hacerla, enviar: texts.enviarla }

function Pasos({ onVolver, onAgregada }: { onVolver: () => void; onAgregada: () => void }) {
  const [clave, setClave] = useState('')
  const { paso, rechazo, ocupado, seguir } = useAgregar(onAgregada)
  return (
    <Formulario className="pila" onEnviar={() => seguir(clave)}>
      {rechazo && !rechazo.deLaClave && (
        <Panel tono="aviso" titulo={rechazo.titulo} alerta>
          <p>{rechazo.detalle}</p>
        </Panel>
      )}
      {paso === 'clave' && (
        <>
          <p>{texts.agregarDetalle(aparato())}</p>
          <CampoClave
            etiqueta={texts.contrasenia}
            valor={clave}
            onCambiar={setClave}
            cual="current-password"
            error={rechazo?.deLaClave ? rechazo.detalle : undefined}
          />
        </>
      )}
      <div className="botones">
        <Boton onClick={onVolver}>{texts.volver}</Boton>
        <Boton tono="primario" type="submit" ocupado={ocupado}>
          <Palabras ocupado={ocupado} quieto={SEGUIR[paso]} haciendo={texts.haciendo} />
        </Boton>
      </div>
    </Formulario>
  )
}
