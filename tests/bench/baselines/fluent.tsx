import { Button, FluentProvider, webLightTheme } from '@fluentui/react-components'

import { mount } from './mount.tsx'

mount(
  <FluentProvider theme={webLightTheme}>
    <Button appearance="primary">Ingresar</Button>
  </FluentProvider>,
)
