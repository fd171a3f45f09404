import { makeConfig } from '@lingui/conf';
import config from './lingui.config.js';

/** The complete configuration for the macro's Babel plugin. */
export const macroConfig = makeConfig(config);
