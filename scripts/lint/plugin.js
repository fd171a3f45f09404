/** The project's own lint rules. oxlint loads them as the plugin `selvedge` (.oxlintrc.json). */
import { noLooseText } from './no-loose-text.js';
import { noForbiddenName, noPrepositionName } from './names.js';
import { noApiPath, noPlainClass, noProcessEnv, noSystemClock } from './restricted-syntax.js';

export default {
  meta: { name: 'selvedge' },
  rules: {
    'no-forbidden-name': noForbiddenName,
    'no-api-path': noApiPath,
    'no-loose-text': noLooseText,
    'no-plain-class': noPlainClass,
    'no-preposition-name': noPrepositionName,
    'no-process-env': noProcessEnv,
    'no-system-clock': noSystemClock,
  },
};
