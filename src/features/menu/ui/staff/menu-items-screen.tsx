import { MenuEditor } from './menu-editor.tsx'

export const MenuItemsScreen = () => <MenuEditor heading="title" />
