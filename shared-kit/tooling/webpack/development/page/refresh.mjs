/* global window -- runs in the page */
import * as runtime from 'react-refresh/runtime';

// before React is loaded: it looks for the hook once. Bundles of remotes register their components here, too
runtime.injectIntoGlobalHook(window);
window.fairfrontRefresh = runtime;
