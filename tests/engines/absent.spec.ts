import { test } from '@playwright/test';
import { absentEngines, installCommand } from '#scripts/engines/engines.ts';

// Makes the summary of all suites list the engines that were not tested, and how to install them.
for (const engine of absentEngines)
  test(`The shop in ${engine}`, () =>
    test.skip(absentEngines.length > 0, `This machine has no ${engine}; \`${installCommand}\` installs those of Debian and Ubuntu`));
