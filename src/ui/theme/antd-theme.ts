import { theme as antd, type ThemeConfig } from 'antd';
import { tokenReader } from './tokens';

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Height of what is pressed or filled in: a finger needs 44 px, and beside the buttons of a narrow window all is as high. */
function controlHeight(dense: boolean): number {
  if (matchMedia('(pointer: coarse), (width < 576px)').matches) return 44;
  return dense ? 32 : 40;
}

/**
 * antd's theme out of the tokens that the document has now; call it after `applyTheme`. antd computes
 * shades from its seeds, so it needs the colours themselves and not references to them.
 */
export function antdTheme(dense: boolean): ThemeConfig {
  const token = tokenReader();
  const height = controlHeight(dense);
  const dark = getComputedStyle(document.documentElement).colorScheme === 'dark';
  return {
    algorithm: dark ? antd.darkAlgorithm : antd.defaultAlgorithm,
    token: {
      fontFamily: token('font'),
      fontSize: 14,
      borderRadius: 8,
      borderRadiusSM: 4,
      motion: !prefersStillness(),
      motionDurationFast: '0.08s',
      motionDurationMid: '0.12s',
      motionDurationSlow: '0.14s',
      controlHeight: height,
      colorPrimary: token('primary'),
      colorPrimaryHover: token('primary-hover'),
      colorPrimaryActive: token('primary-active'),
      colorPrimaryBg: token('primary-soft'),
      colorPrimaryBgHover: token('primary-soft'),
      colorPrimaryText: token('link'),
      colorSuccess: token('success'),
      colorWarning: token('warning'),
      colorError: token('danger'),
      colorErrorHover: token('danger-hover'),
      colorErrorActive: token('danger-hover'),
      colorInfo: token('info'),
      colorSuccessBg: token('success-soft'),
      colorWarningBg: token('warning-soft'),
      colorErrorBg: token('danger-soft'),
      colorInfoBg: token('info-soft'),
      colorSuccessBorder: token('success'),
      colorWarningBorder: token('warning'),
      colorErrorBorder: token('danger'),
      colorInfoBorder: token('info'),
      colorLink: token('link'),
      colorLinkHover: token('link'),
      colorLinkActive: token('link'),
      colorText: token('text'),
      colorTextHeading: token('text'),
      colorTextSecondary: token('text-muted'),
      colorTextTertiary: token('text-muted'),
      colorTextDescription: token('text-muted'),
      colorTextPlaceholder: token('text-muted'),
      colorBgLayout: token('bg'),
      colorBgContainer: token('surface'),
      colorBgElevated: token('surface-raised'),
      colorBorder: token('border-strong'),
      colorBorderSecondary: token('border'),
      colorSplit: token('border'),
      boxShadowSecondary: token('shadow'),
      lineWidthFocus: 2,
      controlOutlineWidth: 0,
      colorPrimaryBorder: token('focus'),
    },
    components: {
      Badge: { colorTextLightSolid: token('on-danger') },
      Button: {
        primaryColor: token('on-primary'),
        dangerColor: token('on-danger'),
        fontWeight: 600,
        primaryShadow: 'none',
        defaultShadow: 'none',
        defaultBorderColor: token('border'),
        borderColorDisabled: token('border'),
        dangerShadow: 'none',
        defaultHoverColor: token('link'),
        defaultHoverBorderColor: token('link'),
        defaultActiveColor: token('link'),
        defaultActiveBorderColor: token('link'),
      },
      // A calendar is seen whole on a telephone, whatever height a finger needs elsewhere.
      DatePicker: { cellWidth: 36, cellHeight: 28 },
      Tabs: {
        itemSelectedColor: token('link'),
        itemHoverColor: token('link'),
        itemActiveColor: token('link'),
        inkBarColor: token('accent'),
      },
      Menu: {
        itemHeight: height,
        itemMarginBlock: dense ? 2 : 4,
        itemBg: 'transparent',
        subMenuItemBg: 'transparent',
        itemColor: token('side-text'),
        itemHoverColor: token('side-text'),
        itemHoverBg: token('side-hover-bg'),
        itemActiveBg: token('side-active-bg'),
        itemSelectedBg: token('side-active-bg'),
        itemSelectedColor: token('side-active-text'),
        subMenuItemSelectedColor: token('side-text'),
        groupTitleColor: token('side-text'),
        groupTitleFontSize: 12,
        colorSplit: token('side-active-bg'),
        popupBg: token('side-bg'),
        activeBarBorderWidth: 0,
      },
      Layout: {
        bodyBg: token('bg'),
        headerBg: token('header-bg'),
        headerColor: token('header-text'),
        headerPadding: '0 16px',
        headerHeight: 56,
        siderBg: token('side-bg'),
        lightSiderBg: token('side-bg'),
        triggerBg: token('side-bg'),
        triggerColor: token('side-text'),
      },
      // Menus that float are about what they open from, not about the side menu.
      Dropdown: {
        controlItemBgHover: token('surface-sunken'),
        controlItemBgActive: token('primary-soft'),
      },
      Select: { optionSelectedBg: token('primary-soft'), optionActiveBg: token('surface-sunken') },
      Table: {
        headerBg: token('surface-sunken'),
        headerColor: token('text-muted'),
        headerBorderRadius: 0,
        headerSplitColor: 'transparent',
        rowHoverBg: token('surface-sunken'),
        cellPaddingBlock: 8,
        cellPaddingBlockMD: 8,
        cellPaddingInlineMD: 12,
        cellPaddingBlockSM: 4,
        cellPaddingInlineSM: 12,
      },
      Tooltip: { colorBgSpotlight: token('text'), colorTextLightSolid: token('surface') },
    },
  };
}
