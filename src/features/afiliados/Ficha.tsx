import { Button } from '@fluentui/react-components'
import { QrCode24Regular } from '@fluentui/react-icons/svg/qr-code'

import type { Afiliado } from '#contract/afiliados.ts'
import { useMostrarCredencial } from '#live/credencialAbierta.ts'
import { useRefresh, useResource } from '#live/useResource.ts'
import { ficha } from '#model/afiliados.ts'
import { Edad } from '#ui/Edad.tsx'
import { NoSeActualizo } from '#ui/NoSeActualizo.tsx'
import { SinDatos } from '#ui/SinDatos.tsx'

import { Contactos } from './Contactos.tsx'
import { Datos } from './Datos.tsx'
import { DerivacionBloque } from './DerivacionBloque.tsx'
import { Domicilio } from './Domicilio.tsx'
import { Imprimir } from './Imprimir.tsx'
import { Situacion } from './Situacion.tsx'
import { texts } from './texts.ts'

type Props = { integrante: Afiliado; propia: boolean }

/** All that is known of a member, with its age; the card comes first, and needs none of it. */
export function Ficha({ integrante, propia }: Props) {
  const params = { idAfiliado: integrante.afiliado.idAfiliado, propia }
  const guardada = useResource(ficha, params)
  const refresh = useRefresh(ficha, params)
  const mostrarCredencial = useMostrarCredencial()
  const reintentar = () => void refresh()
  const { derivacion } = integrante
  return (
    <>
      {guardada.state === 'ready' && <Edad savedAt={guardada.savedAt} />}
      <div className="ficha">
        <div className="pila">
          <Button
            appearance="primary"
            className="primario"
            icon={<QrCode24Regular />}
            onClick={() => mostrarCredencial(params.idAfiliado)}
          >
            {texts.mostrar}
          </Button>
          <Imprimir idAfiliado={params.idAfiliado} />
          {guardada.state === 'absent' && (
            <SinDatos
              falla={guardada.failure}
              trayendo={texts.trayendoFicha}
              onReintentar={reintentar}
            />
          )}
          {guardada.state === 'ready' && (
            <>
              <NoSeActualizo
                falla={guardada.failure}
                savedAt={guardada.savedAt}
                onReintentar={reintentar}
              />
              <Situacion ficha={guardada.value} />
            </>
          )}
          {derivacion && (
            <section className="tarjeta">
              <DerivacionBloque derivacion={derivacion} />
            </section>
          )}
        </div>
        {guardada.state === 'ready' && (
          <div className="pila">
            <Datos ficha={guardada.value} integrante={integrante} />
            <Domicilio ficha={guardada.value} />
            <Contactos contactos={guardada.value.contactoPersonaFisica ?? []} />
          </div>
        )}
      </div>
    </>
  )
}
