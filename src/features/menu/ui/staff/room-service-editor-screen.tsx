import { MenuEditor } from './menu-editor.tsx'

export const RoomServiceEditorScreen = () => <MenuEditor heading="serviceTitle" />
