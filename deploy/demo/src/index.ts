import type { DemoWorld } from '@fairfront/backend/platform/area/demo-world';
import { ensureDemoData } from './demo-data';
import { demoPictureRoutes } from './pictures.routes';

/** What the backend loads at its start, unless DEMO is `none`. */
export const demoWorld: DemoWorld = { ensure: ensureDemoData, pages: [demoPictureRoutes] };
