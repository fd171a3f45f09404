import { makeConfig } from '@lingui/conf';
import config from './lingui.config.js';

/** The whole configuration, as the macro's Babel plugin wants it. */
export const macroConfig = makeConfig(config);
