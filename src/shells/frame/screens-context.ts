import type { Screen } from '@portal/screens/public-table';
import { createContext, useContext } from 'react';

/** The screens of the area shown, for breadcrumbs, menu and palette. */
export const ScreensContext = createContext<readonly Screen[]>([]);

export const useScreens = () => useContext(ScreensContext);
