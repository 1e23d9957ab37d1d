import { Building24Regular } from '@fluentui/react-icons/svg/building'
import { PersonEdit24Regular } from '@fluentui/react-icons/svg/person-edit'

import type { Pendiente } from '#live/pendientes/usePendientes.ts'

import { texts } from './texts.ts'

/** Another person changed the same data meanwhile: both versions side by side. */
export function LasDos({ pendiente: { words, theirs } }: { pendiente: Pendiente }) {
  return (
    <>
      <p>{texts.conflictoDetalle}</p>
      <dl className="las-dos">
        <div>
          <dt>
            <PersonEdit24Regular />
            {texts.loMio}
          </dt>
          <dd>{words}</dd>
        </div>
        <div>
          <dt>
            <Building24Regular />
            {texts.loQueEsta}
          </dt>
          <dd>{theirs ?? texts.loQueEstaSinDecir}</dd>
        </div>
      </dl>
    </>
  )
}
